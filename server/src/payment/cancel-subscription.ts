import { paymentCancelSubscription } from '@hopcode/contract/payment/cancel-subscription';
import { handleForUser } from '../http/handler.ts';
import { refuse } from '../http/refusal.ts';
import { isFailure } from '../parts/payment-provider.ts';
import { refuseFailure } from './refuse-failure.ts';
import { findSubscription, providerIdOf } from './subscription-store.ts';

export const cancelSubscriptionHandler = handleForUser(
  paymentCancelSubscription,
  async ({ session, body }, { db, selling }) => {
    const providerId = await providerIdOf(db, session, body.purchase_id);
    if (providerId === undefined || selling.provider === undefined) return refuse(403);
    const done = await selling.provider.cancel(providerId);
    // Cancelled before: the answer says so.
    if (isFailure(done) && done !== 'gone') return refuseFailure(done);
    return (await findSubscription(db, session, body.purchase_id)) ?? refuse(403);
  },
);
