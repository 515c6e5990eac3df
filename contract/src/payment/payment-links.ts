import { z } from 'zod';
import { def } from '../call.ts';
import { purchaseSchema } from './purchase.ts';

/** An address at the provider; null in the test checkout, which takes no money and writes no invoices. */
const linkSchema = z.object({ url: z.url().nullable() });

/**
 * The address where the payer changes the card or another payment method. The id of the subscription is our own, not
 * the provider's. A subscription of another account is refused with 403, as is an unknown one. A subscription that has
 * ended is refused with 409 (`subscription_ends`).
 */
export const paymentSubscriptionUpdatePaymentUrl = def({
  method: 'GET',
  path: '/api/payment/subscription-update-payment-url/{subscription_id}',
  summary: 'Where to change the means of payment',
  params: z.object({ subscription_id: z.uuid() }),
  response: linkSchema,
  who: ['payer'],
  mutates: false,
  fresh: 'beside_child',
});

/**
 * The invoice or receipt of a payment, as a link that works for a short time. A payment of another account is refused
 * with 403.
 */
export const paymentInvoice = def({
  method: 'GET',
  path: '/api/payment/invoice/{purchase_id}',
  summary: 'The invoice of a payment',
  params: z.object({ purchase_id: z.uuid() }),
  response: linkSchema,
  who: ['payer'],
  mutates: false,
  fresh: 'beside_child',
});

/**
 * All payments of the account or, for an admin, of the school, newest first: courses and periods of subscriptions.
 * Each payment has an invoice (`paymentInvoice`).
 */
export const paymentPayments = def({
  method: 'GET',
  path: '/api/payment/payments',
  summary: 'All payments of the account',
  response: z.array(purchaseSchema),
  who: ['payer'],
  mutates: false,
  fresh: 'beside_child',
});
