import { paymentPaddle } from '@hopcode/contract/payment/paddle';
import { courseOfPlan, PLANS, type PlanName, planNameSchema } from '@hopcode/contract/payment/plans';
import { z } from 'zod';
import { hasUsedTrial } from '../access/trial-store.ts';
import type { Database } from '../database/database.ts';
import { handle } from '../http/handler.ts';
import { type RateLimit, tryOnce } from '../http/limits/rate-limit-store.ts';
import { holds } from '../http/permission.ts';
import { type Refusal, refuse, refuseForNow } from '../http/refusal.ts';
import { signedBody } from '../http/signed-body.ts';
import type { Parts } from '../parts/parts.ts';
import { isFailure } from '../parts/payment-provider.ts';
import type { Session } from '../sessions/session-store.ts';
import { keepStudent } from './checkout-student-store.ts';
import { isOwnStudent, studentsWithCourse } from './purchase-store.ts';
import { receiveWebhook } from './receive-webhook.ts';
import { hasFailedPayment, liveSubscription } from './subscription-store.ts';

const wishSchema = z.object({ plan_name: planNameSchema, student_id: z.uuid().optional() });

const CHECKOUTS: RateLimit = { action: 'checkout', times: 30, seconds: 60 * 60 };

export const paddleHandler = handle(paymentPaddle, async (asked, parts) => {
  const { session, request, body, locale } = asked;
  const { provider } = parts.selling;
  if (provider === undefined) return refuse(404);
  const signed = signedBody(request);
  if (signed !== undefined) return await hook(parts, signed);
  const wish = wishSchema.safeParse(body);
  if (!wish.success) return refuse(403);
  if (session === undefined) return refuse(401);
  const { plan_name: plan, student_id: studentId } = wish.data;
  const obstacle = await mayBuy(parts, session, plan);
  if (obstacle !== undefined) return obstacle;
  if (studentId !== undefined) {
    if (!(await isOwnStudent(parts.db, session, studentId))) return refuse(403);
    const has = await studentsWithCourse(parts.db, session, courseOfPlan(plan) ?? '');
    if (has.has(studentId)) return refuse(409, 'course_assigned');
  }
  const hasTrial = !(await hasUsedTrial(parts.db, session));
  const order = { userId: session.userId, plan, hasTrial, locale };
  const checkout = await provider.startCheckout(order);
  if (isFailure(checkout)) return refuse(502, 'provider_away');
  if (studentId !== undefined && PLANS[plan].kind === 'course')
    await keepStudent(parts.db, checkout.transactionId, { tenantId: session.tenantId, studentId });
  return checkout;
});

async function hook(
  parts: Parts,
  signed: { readonly header: string; readonly text: string },
): Promise<{ outcome: string } | Refusal> {
  const outcome = await receiveWebhook(parts, signed);
  if (outcome === 'forged') return refuse(403);
  if (outcome === 'unreadable') return refuse(422);
  return outcome === 'too_early' ? refuse(503) : { outcome };
}

/**
 * Why a second subscription would charge the payer twice; undefined if it would not. The payer would be charged twice
 * if the first subscription renews or has the same plan. The same is true if the first one will take money again once
 * its card works, even if it opens nothing now.
 */
async function subscriptionObstacle(
  db: Database,
  session: Session,
  plan: PlanName,
): Promise<'payment_failed' | 'already_subscribed' | undefined> {
  if (await hasFailedPayment(db, session)) return 'payment_failed';
  const live = await liveSubscription(db, session);
  const isSecond = live !== undefined && (live.renewsAt !== null || live.plan === plan);
  return isSecond ? 'already_subscribed' : undefined;
}

/** Why an account cannot buy a plan; undefined if it can. */
async function mayBuy({ db }: Parts, session: Session, plan: PlanName): Promise<Refusal | undefined> {
  if (!holds('payer', session)) return refuse(403);
  if (session.impersonatorId !== null) return refuse(403, 'impersonating');
  const forSchool = PLANS[plan].buyer === 'school';
  if (session.organizationId !== null && !forSchool) return refuse(409, 'school_plan_needed');
  if (session.organizationId === null && forSchool) return refuse(409, 'plan_for_schools');
  const second =
    PLANS[plan].kind === 'subscription' ? await subscriptionObstacle(db, session, plan) : undefined;
  if (second !== undefined) return refuse(409, second);
  const wait = await tryOnce(db, CHECKOUTS, session.userId);
  return wait === undefined ? undefined : refuseForNow(wait);
}
