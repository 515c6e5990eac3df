import { STUDENTS_WITHOUT_PLAN } from '@hopcode/contract/licence/orders';
import { PLANS } from '@hopcode/contract/payment/plans';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Parts } from '../parts/parts.ts';
import { openSchoolPlans, SCHOOL_PLANS_SQL, type SchoolPlanRow } from '../sessions/open-school-plans.ts';

/** A plan that currently opens the courses to a school. */
export type SchoolPlan = Omit<SchoolPlanRow, 'students'> & {
  /** Maximum number of students; null means no limit. */
  readonly students: number | null;
};

const sizeOf = (students: number | null): number => students ?? Number.POSITIVE_INFINITY;
const endOf = (plan: SchoolPlan): number => plan.openUntil?.getTime() ?? Number.POSITIVE_INFINITY;

/**
 * Returns the plan of a school. If there are several, returns the plan for the most students; among equally large
 * plans, the one that ends last. Returns undefined if the school has no plan.
 */
export async function schoolPlan(db: Database, organizationId: string): Promise<SchoolPlan | undefined> {
  const { rows } = await openSchoolPlans(sql`${organizationId}`).execute(db);
  const plans = rows.map((row) => ({
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
      where tenant_id = ${organizationId} and plan_name in (${SCHOOL_PLANS_SQL})
    ) plans where ended <= now()`.execute(db);
  return rows[0]?.ended ?? null;
}

/** How many students a school has and may have; null means no limit. */
export type StudentPlaces = { readonly count: number; readonly limit: number | null };

/**
 * A site that sells nothing has no limit. A school without a plan may have as many students as the small plan allows.
 */
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
 * Whether a school may have this many more students. Call this within a transaction that has locked the school, so that
 * two requests do not both get the last place.
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
