import { z } from 'zod';
import { def } from '../call.ts';
import { subscriptionSchema } from './purchase.ts';

/**
 * Takes back the cancellation of a subscription that still runs: it renews after the paid period. The answer is the
 * subscription, perhaps before the provider has reported the change. `purchase_id` is the id of the subscription. Of
 * another account it is a 403, as an unknown one is. One that has ended is a 409 (`subscription_over`), one beside another
 * that renews a 409 (`already_subscribed`), one of a family in a school a 409 (`school_plan_needed`). One that renews
 * does not change.
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
