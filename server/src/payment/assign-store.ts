import { courseOfPlan, type PlanName } from '@hopcode/contract/payment/plans';
import type { Purchase } from '@hopcode/contract/payment/purchase';
import { sql } from 'kysely';
import { boughtCourses } from '../access/bought-course-store.ts';
import type { AccountKey } from '../accounts/account-store.ts';
import type { Database } from '../database/database.ts';
import { takeStudent } from './checkout-student-store.ts';
import {
  hasStudent,
  inAnswer,
  isRefundAsked,
  plansOf,
  purchases,
  studentsWithCourse,
} from './purchase-store.ts';

export type Assigned = Purchase | 'nothing_bought' | 'course_assigned' | 'refund_asked';

/**
 * Which purchase to assign to which student: the purchase with our id or the provider's id. If neither is given, it is
 * the oldest free purchase of the course.
 */
type Wish = {
  readonly studentId: string;
  readonly courseId: string;
  readonly purchaseId?: string | undefined;
  readonly transactionId?: string | undefined;
};

/**
 * Assigns a free purchase of a course to a student of the account. A purchase that may soon be refunded is not
 * assigned. If there are two simultaneous requests, the second waits and then finds that the student already has the
 * course.
 */
export async function assignPurchase(db: Database, account: AccountKey, wish: Wish): Promise<Assigned> {
  return await db.transaction().execute((tx) => assignWithin(tx, account, wish));
}

async function assignWithin(tx: Database, account: AccountKey, wish: Wish): Promise<Assigned> {
  const { tenantId, userId } = account;
  const { studentId, courseId, purchaseId, transactionId } = wish;
  const plans = plansOf(courseId);
  if (plans.length === 0) return 'nothing_bought';
  // Locks the student, so that two requests do not assign two purchases.
  await tx
    .selectFrom('students')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', studentId)
    .forUpdate()
    .execute();
  const has = await studentsWithCourse(tx, account, courseId);
  if (has.has(studentId)) return 'course_assigned';
  const free = await boughtCourses(tx, tenantId)
    .select(['p.id', isRefundAsked.as('isAsked')])
    .where('p.user_id', '=', userId)
    .where('p.plan_name', 'in', plans)
    .where(sql<boolean>`not ${hasStudent}`)
    .$if(purchaseId !== undefined, (query) => query.where('p.id', '=', purchaseId ?? ''))
    .$if(transactionId !== undefined, (query) => query.where('p.provider_id', '=', transactionId ?? ''))
    .orderBy('isAsked')
    .orderBy('p.bought_at')
    .orderBy('p.id')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  if (free === undefined) return 'nothing_bought';
  if (free.isAsked) return 'refund_asked';
  await tx
    .updateTable('purchases')
    .set({ student_id: studentId, assigned_at: sql<Date>`now()` })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', free.id)
    .execute();
  const row = await purchases(tx)
    .where('p.tenant_id', '=', tenantId)
    .where('p.id', '=', free.id)
    .executeTakeFirstOrThrow();
  return inAnswer(row);
}

/**
 * Assigns a newly paid course to the student for whom its checkout was started. Call this within the transaction of the
 * event. The course stays unassigned if the student already has it, or if the payer has moved to another tenant.
 */
export async function assignToChosen(
  tx: Database,
  owner: { readonly tenantId: string; readonly userId: string | null },
  { transactionId, plan }: { readonly transactionId: string; readonly plan: PlanName },
): Promise<void> {
  const chosen = await takeStudent(tx, transactionId);
  const courseId = courseOfPlan(plan);
  if (chosen === undefined || courseId === null || owner.userId === null) return;
  if (chosen.tenantId !== owner.tenantId) return;
  const account = { tenantId: owner.tenantId, userId: owner.userId };
  await assignWithin(tx, account, { studentId: chosen.studentId, courseId, transactionId });
}
