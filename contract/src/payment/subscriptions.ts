import { z } from 'zod';
import { def } from '../call.ts';
import { purchaseSchema, subscriptionSchema } from './purchase.ts';

/**
 * The newest subscription of the account or, for an admin, of the school; null without one. A subscription that renews
 * comes before all others, so that the payer can cancel it. In a school without a subscription, the answer is the
 * subscription of an admin's family, which opens nothing in the school until it is upgraded.
 */
export const paymentCurrentSubscription = def({
  method: 'GET',
  path: '/api/payment/current-subscription',
  summary: 'The newest subscription, with its payments',
  response: z.object({ subscription: subscriptionSchema.nullable(), payments: z.array(purchaseSchema) }),
  who: ['payer'],
  mutates: false,
  fresh: 'beside_child',
});

/** The subscriptions, newest first. */
export const paymentActiveSubscriptions = def({
  method: 'GET',
  path: '/api/payment/active-subscriptions',
  summary: 'All subscriptions that open courses now',
  response: z.array(subscriptionSchema),
  who: ['payer'],
  mutates: false,
  fresh: 'beside_child',
});
