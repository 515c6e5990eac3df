import { z } from 'zod';
import { def } from '../call.ts';
import { subscriptionSchema } from './purchase.ts';

/**
 * Ends a subscription after the paid period; the answer is the subscription, perhaps before the provider has reported
 * the change. `purchase_id` is the id of the subscription. A subscription of another account is refused with 403, as is
 * an unknown one. Cancelling again changes nothing. Other subscriptions of the same family or school that renew are
 * cancelled too; a subscription that was bought twice ends immediately and is refunded.
 */
export const paymentCancelSubscription = def({
  method: 'POST',
  path: '/api/payment/cancel-subscription',
  summary: 'End a subscription after the paid period',
  body: z.object({ purchase_id: z.uuid() }),
  response: subscriptionSchema,
  who: ['payer'],
  mutates: true,
  fresh: 'beside_child',
  ownerOnly: true,
});
