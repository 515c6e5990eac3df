import { USER_TYPES } from '@hopcode/contract/auth/current';
import { SCHOOL_PLAN_NAMES, type SchoolPlanName } from '@hopcode/contract/licence/orders';
import type { PlanSource } from '@hopcode/contract/licence/school-plan';
import { type RawBuilder, sql } from 'kysely';

/** A plan of a school, as the query returns it. */
export type SchoolPlanRow = {
  readonly plan: SchoolPlanName;
  readonly source: PlanSource;
  /** Maximum number of students; null means the limit of the plan. */
  readonly students: number | null;
  /** When the plan ends; null if the operator has marked the school as paid. */
  readonly openUntil: Date | null;
  readonly renewsAt: Date | null;
};

/** The names of the plans for schools, for the `in` of an SQL query. */
export const SCHOOL_PLANS_SQL = sql.join(SCHOOL_PLAN_NAMES);

/**
 * The plans that currently open the courses to a school: from licence codes, from subscriptions, and from the
 * operator's mark. No other query may decide when a plan of a school is open. `organizationId` may be a column of the
 * surrounding query.
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
