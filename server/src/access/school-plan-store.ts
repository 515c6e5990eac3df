import { USER_TYPES } from '@hopcode/contract/auth/current';
import {
  SCHOOL_PLAN_NAMES,
  type SchoolPlanName,
  STUDENTS_WITHOUT_PLAN,
} from '@hopcode/contract/licence/orders';
import type { PlanSource } from '@hopcode/contract/licence/school-plan';
import { PLANS } from '@hopcode/contract/payment/plans';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Parts } from '../parts/parts.ts';

/** A plan that opens the courses of a school now. */
export type SchoolPlan = {
  readonly plan: SchoolPlanName;
  readonly source: PlanSource;
  /** Most students; null without a limit. */
  readonly students: number | null;
  /** Null for the operator's mark. */
  readonly openUntil: Date | null;
  readonly renewsAt: Date | null;
};

type Row = {
  readonly plan: SchoolPlanName;
  readonly source: PlanSource;
  readonly students: number | null;
  readonly openUntil: Date | null;
  readonly renewsAt: Date | null;
};

const schoolPlans = sql.join(SCHOOL_PLAN_NAMES);

/** The plans of a school that are open now: of licence codes, of the provider, and of the operator's mark. */
async function openPlans(db: Database, organizationId: string): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select plan_name as plan, 'licence' as source, students, open_until as "openUntil",
      null::timestamptz as "renewsAt"
    from licence_codes
    where organization_id = ${organizationId} and revoked_at is null
      and opens_at <= now() and open_until > now()
    union all
    select plan_name, 'subscription', null, open_until, renews_at from subscriptions
    where tenant_id = ${organizationId} and open_until > now() and plan_name in (${schoolPlans})
    union all
    (select 'large_school', 'operator', null, null, null from users
    where organization_id = ${organizationId} and paid_at is not null and user_type = ${USER_TYPES.admin}
    limit 1)`.execute(db);
  return rows;
}

const sizeOf = (students: number | null): number => students ?? Number.POSITIVE_INFINITY;
const endOf = (plan: SchoolPlan): number => plan.openUntil?.getTime() ?? Number.POSITIVE_INFINITY;

/** Of several plans the one with the most students, then the one that is open longest; undefined without one. */
export async function schoolPlan(db: Database, organizationId: string): Promise<SchoolPlan | undefined> {
  const plans = (await openPlans(db, organizationId)).map((row) => ({
    ...row,
    students: row.students ?? PLANS[row.plan].students,
  }));
  const [best] = plans.sort(
    (one, two) => sizeOf(two.students) - sizeOf(one.students) || endOf(two) - endOf(one),
  );
  return best;
}

/** When the last plan of a school ended; null if there was none. */
export async function lastPlanEnd(db: Database, organizationId: string): Promise<Date | null> {
  const { rows } = await sql<{ ended: Date | null }>`
    select max(ended) as ended from (
      select least(open_until, revoked_at) as ended from licence_codes where organization_id = ${organizationId}
      union all
      select open_until from subscriptions
      where tenant_id = ${organizationId} and plan_name in (${schoolPlans})
    ) plans where ended <= now()`.execute(db);
  return rows[0]?.ended ?? null;
}

/** How many students a school has, and can have; null without a limit. */
export type StudentPlaces = { readonly count: number; readonly limit: number | null };

/** A site that sells nothing has no limit. A school without a plan can begin with the students of the small one. */
export async function studentPlaces(
  { db, selling }: Pick<Parts, 'db' | 'selling'>,
  organizationId: string,
): Promise<StudentPlaces> {
  const { count } = await db
    .selectFrom('students')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('tenant_id', '=', organizationId)
    .executeTakeFirstOrThrow();
  if (selling.mode === 'off') return { count, limit: null };
  const plan = await schoolPlan(db, organizationId);
  return { count, limit: plan === undefined ? STUDENTS_WITHOUT_PLAN : plan.students };
}

/**
 * Whether a school can have so many more students. Ask within a transaction that has locked the school, so that two
 * requests do not both get the last place.
 */
export async function hasPlacesFor(
  parts: Pick<Parts, 'db' | 'selling'>,
  organizationId: string,
  more: number,
): Promise<boolean> {
  if (parts.selling.mode === 'off') return true;
  const { count, limit } = await studentPlaces(parts, organizationId);
  return limit === null || count + more <= limit;
}
