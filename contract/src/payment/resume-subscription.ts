import { z } from 'zod';
import { def } from '../call.ts';
import { subscriptionSchema } from './purchase.ts';

/**
 * Undoes the cancellation of a subscription that has not ended: it renews after the paid period. The answer is the
 * subscription, perhaps before the provider has reported the change. `purchase_id` is the id of the subscription. A
 * subscription of another account is refused with 403, as is an unknown one. A subscription that has ended is refused
 * with 409 (`subscription_over`); if another one renews, the answer is a 409 (`already_subscribed`); a family's
 * subscription in a school is refused with 409 (`school_plan_needed`). A subscription that renews anyway does not
 * change.
 */
export const paymentResumeSubscription = def({
  method: 'POST',
  path: '/api/payment/resume-subscription',
  summary: 'Take back the cancellation of a subscription',
  body: z.object({ purchase_id: z.uuid() }),
  response: subscriptionSchema,
  who: ['payer'],
  mutates: true,
  fresh: 'beside_child',
  ownerOnly: true,
});
