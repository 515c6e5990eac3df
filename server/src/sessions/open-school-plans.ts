import { USER_TYPES } from '@hopcode/contract/auth/current';
import { SCHOOL_PLAN_NAMES, type SchoolPlanName } from '@hopcode/contract/licence/orders';
import type { PlanSource } from '@hopcode/contract/licence/school-plan';
import { type RawBuilder, sql } from 'kysely';

/** A plan of a school as in its row. */
export type SchoolPlanRow = {
  readonly plan: SchoolPlanName;
  readonly source: PlanSource;
  /** Null: the limit of the plan. */
  readonly students: number | null;
  /** Null if the operator has marked the school as paid. */
  readonly openUntil: Date | null;
  readonly renewsAt: Date | null;
};

/** The names of the plans for schools, for an SQL `in`. */
export const SCHOOL_PLANS_SQL = sql.join(SCHOOL_PLAN_NAMES);

/**
 * The plans that open the courses of a school now: of licence codes, of the provider, and of the operator's mark. Only
 * this query decides when a school's plan is open. `organizationId` may be a column of the surrounding query.
 */
export const openSchoolPlans = (organizationId: RawBuilder<string>): RawBuilder<SchoolPlanRow> => sql`
  select plan_name as plan, 'licence' as source, students, open_until as "openUntil",
    null::timestamptz as "renewsAt"
  from licence_codes
  where organization_id = ${organizationId} and revoked_at is null
    and opens_at <= now() and open_until > now()
  union all
  select plan_name, 'subscription', null, open_until, renews_at from subscriptions
  where tenant_id = ${organizationId} and open_until > now() and plan_name in (${SCHOOL_PLANS_SQL})
  union all
  (select 'large_school', 'operator', null, null, null from users
  where organization_id = ${organizationId} and paid_at is not null and user_type = ${USER_TYPES.admin}
  limit 1)`;
