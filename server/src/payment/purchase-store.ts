import { courseOfPlan, PLAN_NAMES, type PlanName } from '@hopcode/contract/payment/plans';
import type { Purchase } from '@hopcode/contract/payment/purchase';
import { sql } from 'kysely';
import { boughtCourses } from '../access/bought-course-store.ts';
import type { AccountKey } from '../accounts/account-store.ts';
import type { Database } from '../database/database.ts';
import type { Session } from '../sessions/session-store.ts';

/** The plans through which a course is sold. */
export const plansOf = (courseId: string): PlanName[] =>
  PLAN_NAMES.filter((name) => courseOfPlan(name) === courseId);

/**
 * Whether the student of a purchase `p` exists. If the student was deleted, another student can get the course. If no
 * other student gets it and the student is restored, the course belongs to that student again.
 */
export const hasStudent = sql<boolean>`exists (
  select from students s where s.tenant_id = p.tenant_id and s.id = p.student_id)`;

/**
 * The state of the newest refund of a purchase `p`, as the provider has reported it. If the provider has not reported
 * any refund, it is the state of the payer's request. Null if there is neither a refund nor a request. If the provider
 * refused a refund, a newer request or approval counts instead. Both times are from our own clock, because the
 * provider's clock may be some seconds behind.
 */
export const refundState = sql<Purchase['refund']>`(
  select case
      when r.status in ('approved', 'asked') then r.status
      when q.state = 'refused' then 'rejected'
      when q.state = 'asked' or r.status is null or q.decided_at > r.received_at then 'asked'
      else 'failed' end
  from (select 1) one
  left join lateral (
    select status, changed_at, received_at from refunds where purchase_provider_id = p.provider_id
    order by changed_at desc, changed_by desc limit 1) r on true
  left join refund_requests q on q.purchase_provider_id = p.provider_id
  where r.status is not null or q.state is not null)`;

/** Selects purchases `p` with the columns that answers contain. */
export const purchases = (db: Database) =>
  db
    .selectFrom('purchases as p')
    .leftJoin('students as s', (on) =>
      on.onRef('s.tenant_id', '=', 'p.tenant_id').onRef('s.id', '=', 'p.student_id'),
    )
    .select([
      'p.id',
      'p.provider_id',
      'p.plan_name',
      's.id as student_id',
      's.username as student_username',
      'p.amount',
      'p.currency',
      'p.bought_at',
      'p.is_test',
      refundState.as('refund'),
    ])
    .orderBy('p.bought_at', 'desc')
    .orderBy('p.id', 'desc');

type Row = Awaited<ReturnType<ReturnType<typeof purchases>['executeTakeFirstOrThrow']>>;

/** A purchase in the form that answers contain. */
export const inAnswer = (row: Row): Purchase => ({
  ...row,
  course_name: courseOfPlan(row.plan_name),
  bought_at: row.bought_at.toISOString(),
});

/** Whether a student belongs to an account. */
export async function isOwnStudent(
  db: Database,
  { tenantId, userId }: AccountKey,
  studentId: string,
): Promise<boolean> {
  const found = await db
    .selectFrom('students')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('id', '=', studentId)
    .executeTakeFirst();
  return found !== undefined;
}

/** All payments of an account, newest first. */
export async function purchasesOf(db: Database, { tenantId, userId }: AccountKey): Promise<Purchase[]> {
  const rows = await purchases(db)
    .where('p.tenant_id', '=', tenantId)
    .where('p.user_id', '=', userId)
    .execute();
  return rows.map(inAnswer);
}

/** All payments of an account or, for an admin, of the admin's school, newest first. */
export async function paymentsOf(
  db: Database,
  { tenantId, userId, organizationId }: AccountKey & Pick<Session, 'organizationId'>,
): Promise<Purchase[]> {
  const rows = await purchases(db)
    .where('p.tenant_id', '=', tenantId)
    .$if(organizationId === null, (query) => query.where('p.user_id', '=', userId))
    .execute();
  return rows.map(inAnswer);
}

/** The payments of a tenant's subscriptions, newest first. */
export async function subscriptionPayments(db: Database, tenantId: string): Promise<Purchase[]> {
  const rows = await purchases(db)
    .where('p.tenant_id', '=', tenantId)
    .where('p.subscription_provider_id', 'is not', null)
    .execute();
  return rows.map(inAnswer);
}

/** Whether the payer has requested a refund of a purchase `p`. Such a purchase cannot be assigned to a student. */
export const isRefundAsked = sql<boolean>`${refundState} is not distinct from 'asked'`;

/** The courses that an account has bought and not assigned to a student, each course once. */
export async function unassignedCourses(db: Database, { tenantId, userId }: AccountKey): Promise<string[]> {
  const found = await boughtCourses(db, tenantId)
    .select('p.plan_name')
    .distinct()
    .where('p.user_id', '=', userId)
    .where(sql<boolean>`not ${hasStudent} and not ${isRefundAsked}`)
    .execute();
  return found.flatMap((row) => courseOfPlan(row.plan_name) ?? []);
}

/** The ids of an account's students who have a bought course. */
export async function studentsWithCourse(
  db: Database,
  { tenantId }: AccountKey,
  courseId: string,
): Promise<ReadonlySet<string>> {
  const plans = plansOf(courseId);
  if (plans.length === 0) return new Set();
  const found = await boughtCourses(db, tenantId)
    .select('p.student_id')
    .where('p.plan_name', 'in', plans)
    .where('p.student_id', 'is not', null)
    .execute();
  return new Set(found.flatMap((row) => row.student_id ?? []));
}
