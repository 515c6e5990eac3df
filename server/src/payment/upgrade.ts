import { PLAN_NAMES, PLANS, type PlanName } from '@hopcode/contract/payment/plans';
import {
  paymentPreviewSubscriptionUpgrade,
  paymentUpgradeSubscription,
  type UpgradePreview,
} from '@hopcode/contract/payment/upgrade';
import { handleForUser } from '../http/handler.ts';
import { Refusal, refuse } from '../http/refusal.ts';
import type { Parts } from '../parts/parts.ts';
import { isFailure } from '../parts/payment-provider.ts';
import type { Session } from '../sessions/session-store.ts';
import { refuseFailure } from './refuse-failure.ts';
import { findSubscription, type LiveSubscription, liveSubscription } from './subscription-store.ts';

/** Finds the payer's paid subscription that can be changed to a plan. If there is none, returns why. */
async function upgradable(
  { db }: Pick<Parts, 'db'>,
  session: Session,
  plan: PlanName,
): Promise<LiveSubscription | Refusal> {
  const isSchoolPlan = PLANS[plan].buyer === 'school';
  if (session.organizationId !== null && !isSchoolPlan) return refuse(409, 'school_plan_needed');
  if (session.organizationId === null && isSchoolPlan) return refuse(409, 'plan_for_schools');
  const found = await liveSubscription(db, session);
  if (found === undefined) return refuse(409, 'no_subscription');
  if (PLANS[plan].kind !== 'subscription' || PLAN_NAMES.indexOf(plan) < PLAN_NAMES.indexOf(found.plan))
    return refuse(409, 'not_an_upgrade');
  if (found.renewsAt === null) return refuse(409, 'subscription_ends');
  return found.status === 'past_due' ? refuse(409, 'payment_failed') : found;
}

const previewHandler = handleForUser(
  paymentPreviewSubscriptionUpgrade,
  async ({ session, query }, parts): Promise<UpgradePreview | Refusal> => {
    const { provider } = parts.selling;
    if (provider === undefined) return refuse(404);
    const found = await upgradable(parts, session, query.plan_name);
    if (found instanceof Refusal) return found;
    if (found.plan === query.plan_name) return refuse(409, 'not_an_upgrade');
    const cost = await provider.previewUpgrade(found.providerId, query.plan_name);
    if (isFailure(cost)) return refuseFailure(cost);
    return {
      from_plan: found.plan,
      plan_name: query.plan_name,
      due_today: cost.dueToday,
      credit: cost.credit,
      next_amount: cost.nextAmount,
      next_at: cost.nextAt?.toISOString() ?? null,
      currency: cost.currency,
    };
  },
);

const upgradeHandler = handleForUser(paymentUpgradeSubscription, async ({ session, body }, parts) => {
  const { provider } = parts.selling;
  if (provider === undefined) return refuse(404);
  const found = await upgradable(parts, session, body.plan_name);
  if (found instanceof Refusal) return found;
  if (found.plan !== body.plan_name) {
    const done = await provider.upgrade(found.providerId, body.plan_name);
    // The provider can refuse only the plan or the payment card. The plan was checked before, so the provider has
    // refused the card.
    if (done === 'refused') return refuse(409, 'payment_failed');
    if (isFailure(done)) return refuseFailure(done);
  }
  return (await findSubscription(parts.db, session, found.id)) ?? refuse(409, 'no_subscription');
});

export const upgradeHandlers = [previewHandler, upgradeHandler];
