import { z } from 'zod';
import { def } from '../call.ts';
import { planNameSchema } from './plans.ts';

/**
 * What a checkout sells, and whether it is paid. The answer may contain the payment before the provider has reported
 * it. Pages must ask, because the plan in a page's address may differ from the plan that is charged. A checkout that
 * belongs to someone else or does not exist is refused with 404. If the provider does not respond, the answer is a 502
 * (`provider_away`).
 */
export const paymentCheckout = def({
  method: 'GET',
  path: '/api/payment/checkout',
  summary: 'What a checkout sells',
  query: z.object({ checkout_id: z.string().min(1).max(1000) }),
  response: z.object({ plan_name: planNameSchema, is_paid: z.boolean() }),
  who: ['payer'],
  mutates: false,
  fresh: 'beside_child',
});
