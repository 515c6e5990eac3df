import {
  paymentRefundEligibility,
  paymentRequestRefund,
  REFUND_DAYS,
  type RefundObstacle,
} from '@hopcode/contract/payment/refund';
import { courseChapters } from '@hopcode/courses/formats/creative-chapter';
import { requiredLevels } from '@hopcode/courses/formats/required-levels';
import { handleForUser } from '../http/handler.ts';
import { refuse } from '../http/refusal.ts';
import type { Parts } from '../parts/parts.ts';
import { findPayment, hasCompleted, isLastPayment, type Payment } from './payment-store.ts';
import { mailAskedRefund } from './refund-mail.ts';
import { askRefund } from './refund-request-store.ts';

/** Why a payment cannot be refunded (platform.md section 9, 'Refund policy'); null if it can. */
async function obstacleTo(
  { db, content }: Pick<Parts, 'db' | 'content'>,
  payment: Payment,
): Promise<RefundObstacle | null> {
  const isFailed = payment.refund === 'failed';
  if (payment.refund !== null && !isFailed) return 'already_asked';
  // If an earlier refund failed, the deadline does not matter, because the first request was in time.
  if (!isFailed && Date.now() > endOf(payment).getTime()) return 'too_late';
  if (payment.courseId === null) return (await isLastPayment(db, payment)) ? null : 'not_last_payment';
  const chapters = courseChapters(content.course(payment.courseId, 'en')?.chapters ?? []);
  const slugs = chapters.flatMap(({ levels }) => requiredLevels(levels)).map(({ slug }) => slug);
  return (await hasCompleted(db, payment, slugs)) ? 'course_completed' : null;
}

const endOf = ({ boughtAt }: Payment): Date => new Date(boughtAt.getTime() + REFUND_DAYS * 86_400_000);

const answer = (payment: Payment, reason: RefundObstacle | null) => ({
  eligible: reason === null,
  reason,
  until: payment.refund === 'failed' ? null : endOf(payment).toISOString(),
});

const eligibilityHandler = handleForUser(paymentRefundEligibility, async ({ session, params }, parts) => {
  const payment = await findPayment(parts.db, session, params.purchase_id);
  if (payment === undefined) return refuse(403);
  return answer(payment, await obstacleTo(parts, payment));
});

const requestHandler = handleForUser(paymentRequestRefund, async ({ session, body }, parts) => {
  const payment = await findPayment(parts.db, session, body.purchase_id);
  if (payment === undefined || parts.selling.provider === undefined) return refuse(403);
  const reason = await obstacleTo(parts, payment);
  if (reason !== null && reason !== 'already_asked') return refuse(409, 'not_refundable');
  const request = { transactionId: payment.providerId, reason: body.reason };
  if (reason === null)
    await parts.db.transaction().execute(async (tx) => {
      if (await askRefund(tx, session, request)) await mailAskedRefund(parts, tx, payment);
    });
  return answer(payment, 'already_asked');
});

export const refundHandlers = [eligibilityHandler, requestHandler];
