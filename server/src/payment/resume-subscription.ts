import { PLANS } from '@hopcode/contract/payment/plans';
import { paymentResumeSubscription } from '@hopcode/contract/payment/resume-subscription';
import { handleForUser } from '../http/handler.ts';
import { refuse } from '../http/refusal.ts';
import { isFailure } from '../parts/payment-provider.ts';
import { refuseFailure } from './refuse-failure.ts';
import { findSubscription, newestSubscription, providerIdOf } from './subscription-store.ts';

export const resumeSubscriptionHandler = handleForUser(
  paymentResumeSubscription,
  async ({ session, body }, { db, selling }) => {
    const { provider } = selling;
    const found = await findSubscription(db, session, body.purchase_id);
    const providerId = await providerIdOf(db, session, body.purchase_id);
    if (found === undefined || providerId === undefined || provider === undefined) return refuse(403);
    if (found.status === 'canceled') return refuse(409, 'subscription_over');
    if (found.ends_at === null) return found;
    if (session.organizationId !== null && PLANS[found.plan_name].buyer !== 'school')
      return refuse(409, 'school_plan_needed');
    // If the payer has another subscription that renews, `newestSubscription` returns that one.
    const newest = await newestSubscription(db, session);
    if (newest !== undefined && newest.renews_at !== null && newest.id !== found.id)
      return refuse(409, 'already_subscribed');
    const done = await provider.resume(providerId);
    if (done === 'gone') return refuse(409, 'subscription_over');
    if (isFailure(done)) return refuseFailure(done);
    return (await findSubscription(db, session, found.id)) ?? refuse(403);
  },
);
