import { paymentCancelSubscription } from '@hopcode/contract/payment/cancel-subscription';
import { handleForUser } from '../http/handler.ts';
import { refuse } from '../http/refusal.ts';
import { isFailure } from '../parts/payment-provider.ts';
import { endDouble } from './provider-tasks.ts';
import { refuseFailure } from './refuse-failure.ts';
import { stoppedWith } from './stopped-subscriptions-store.ts';
import { findSubscription } from './subscription-store.ts';

export const cancelSubscriptionHandler = handleForUser(
  paymentCancelSubscription,
  async ({ session, body }, { db, selling }) => {
    const { provider } = selling;
    const stopped = await stoppedWith(db, session, body.purchase_id);
    if (stopped.length === 0 || provider === undefined) return refuse(403);
    for (const { providerId, isDouble } of stopped) {
      const done = isDouble ? await endDouble(db, provider, providerId) : await provider.cancel(providerId);
      // `gone` is not a failure here: the subscription was already cancelled, and the answer says so.
      if (isFailure(done) && done !== 'gone') return refuseFailure(done);
    }
    return (await findSubscription(db, session, body.purchase_id)) ?? refuse(403);
  },
);
