import { paymentCheckout } from '@hopcode/contract/payment/checkout';
import type { Database } from '../database/database.ts';
import { handleForUser } from '../http/handler.ts';
import { refuse } from '../http/refusal.ts';
import { isFailure, type StartedCheckout } from '../parts/payment-provider.ts';
import type { Session } from '../sessions/session-store.ts';
import { refuseFailure } from './refuse-failure.ts';
import { ownsSubscription } from './subscription-store.ts';

/**
 * Whether a checkout belongs to the caller. A checkout belongs to the account that started it. The checkout of a later
 * payment of a subscription belongs to the whole family or school that has the subscription.
 */
async function isOwn(
  db: Database,
  session: Session,
  { userId, subscriptionId }: StartedCheckout,
): Promise<boolean> {
  if (userId === session.userId) return true;
  return subscriptionId !== null && (await ownsSubscription(db, session, subscriptionId));
}

export const checkoutHandler = handleForUser(paymentCheckout, async ({ session, query }, { db, selling }) => {
  const found = await selling.provider?.findCheckout(query.checkout_id);
  if (found === undefined || found === 'gone') return refuse(404);
  if (isFailure(found)) return refuseFailure(found);
  const plan = selling.planOfPrice(found.priceId);
  if (plan === undefined || !(await isOwn(db, session, found))) return refuse(404);
  return { plan_name: plan, is_paid: found.isPaid };
});
