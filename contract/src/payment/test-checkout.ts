import { z } from 'zod';
import { def } from '../call.ts';
import { planNameSchema } from './plans.ts';

/**
 * Pays a checkout in test mode, which takes no money and sends the same events as a provider. Paying the same checkout
 * again changes nothing; a second subscription is refused with 409 (`already_subscribed`). A checkout that belongs to
 * someone else or is older than an hour is refused with 404, and so is every checkout outside test mode.
 */
export const paymentTestCheckout = def({
  method: 'POST',
  path: '/api/payment/test-checkout',
  summary: 'Pay a checkout of the test mode',
  body: z.object({ checkout_id: z.string().min(1).max(1000) }),
  response: z.object({ plan_name: planNameSchema }),
  who: ['payer'],
  mutates: true,
  fresh: 'beside_child',
});
