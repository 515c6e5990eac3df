import { paymentTestCheckout } from '@hopcode/contract/payment/test-checkout';
import { handleForUser } from '../http/handler.ts';
import { refuse } from '../http/refusal.ts';

export const testCheckoutHandler = handleForUser(
  paymentTestCheckout,
  async ({ session, body }, { selling }) => {
    const plan = await selling.provider?.payTestCheckout?.(body.checkout_id, session.userId);
    if (plan === 'already_subscribed') return refuse(409, plan);
    return plan === undefined ? refuse(404) : { plan_name: plan };
  },
);
