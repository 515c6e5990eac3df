import { courseOfPlan } from '@hopcode/contract/payment/plans';
import type { RefundState } from '@hopcode/contract/payment/purchase';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Session } from '../sessions/session-store.ts';
import { refundState } from './purchase-store.ts';

/** A payment with the fields on which a decision about a refund depends. */
export type Payment = {
  readonly tenantId: string;
  /** The provider's id of the transaction. */
  readonly providerId: string;
  readonly subscriptionId: string | null;
  /** Null if the payment is for a period of a subscription. */
  readonly courseId: string | null;
  readonly studentId: string | null;
  /** In the smallest unit of the currency. */
  readonly amount: number;
  readonly currency: string;
  readonly boughtAt: Date;
  readonly refund: RefundState | null;
};

/** Finds a payment of an account or, for an admin, of the admin's school. */
export async function findPayment(
  db: Database,
  { tenantId, userId, organizationId }: Pick<Session, 'tenantId' | 'userId' | 'organizationId'>,
  id: string,
): Promise<Payment | undefined> {
  const row = await db
    .selectFrom('purchases as p')
    .select([
      'p.tenant_id as tenantId',
      'p.provider_id as providerId',
      'p.subscription_provider_id as subscriptionId',
      'p.plan_name as plan',
      'p.student_id as studentId',
      'p.amount',
      'p.currency',
      'p.bought_at as boughtAt',
      refundState.as('refund'),
    ])
    .where('p.tenant_id', '=', tenantId)
    .where('p.id', '=', id)
    .$if(organizationId === null, (query) => query.where('p.user_id', '=', userId))
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { plan, ...payment } = row;
  return { ...payment, courseId: courseOfPlan(plan) };
}

/** Whether this is the last payment of its subscription. */
export async function isLastPayment(db: Database, payment: Payment): Promise<boolean> {
  const later = await db
    .selectFrom('purchases')
    .select('id')
    .where('subscription_provider_id', '=', payment.subscriptionId)
    .where('bought_at', '>', payment.boughtAt)
    .executeTakeFirst();
  return later === undefined;
}

/** Whether the student for whom a course was paid has completed all these levels of the course. */
export async function hasCompleted(
  db: Database,
  { tenantId, studentId, courseId }: Payment,
  slugs: readonly string[],
): Promise<boolean> {
  if (studentId === null || courseId === null || slugs.length === 0) return false;
  const { done } = await db
    .selectFrom('level_progress')
    .select(sql<number>`count(*)::int`.as('done'))
    .where('tenant_id', '=', tenantId)
    .where('student_id', '=', studentId)
    .where('course_id', '=', courseId)
    .where('status', '=', 'complete')
    .where('level_slug', 'in', [...slugs])
    .executeTakeFirstOrThrow();
  return done === slugs.length;
}
