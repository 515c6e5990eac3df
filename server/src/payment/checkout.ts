import { paymentCheckout } from '@hopcode/contract/payment/checkout';
import { handleForUser } from '../http/handler.ts';
import { refuse } from '../http/refusal.ts';
import { isFailure } from '../parts/payment-provider.ts';
import { refuseFailure } from './refuse-failure.ts';

export const checkoutHandler = handleForUser(paymentCheckout, async ({ session, query }, { selling }) => {
  const found = await selling.provider?.findCheckout(query.checkout_id);
  if (found === undefined || found === 'gone') return refuse(404);
  if (isFailure(found)) return refuseFailure(found);
  const plan = selling.planOfPrice(found.priceId);
  if (found.userId !== session.userId || plan === undefined) return refuse(404);
  return { plan_name: plan, is_paid: found.isPaid };
});
