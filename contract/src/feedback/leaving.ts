import { z } from 'zod';
import { def, nothing } from '../call.ts';
import { LEAVING_REASONS } from '../payment/refund.ts';

/** Messages of a payer who leaves, in the inbox of the operator. */
export const LEAVING_KINDS = ['cancel_subscription', 'refund'] as const;
export type LeavingKind = (typeof LEAVING_KINDS)[number];

const words = z.string().trim().max(5000).optional();

/** With the reason `other`, words are required (platform.md section 5). */
const explained = (reason: string | undefined, feedback: string | undefined): boolean =>
  reason !== 'other' || (feedback !== undefined && feedback !== '');
const NEEDED = { path: ['feedback'], error: 'missing' };

/** Why a subscription was cancelled. This call cancels nothing: `paymentCancelSubscription` does. */
export const feedbackCancelSubscription = def({
  method: 'POST',
  path: '/api/feedback/cancel-subscription',
  summary: 'Say why a subscription was cancelled',
  body: z
    .object({ cancel_subscription_reason: z.enum(LEAVING_REASONS), feedback: words })
    .refine((body) => explained(body.cancel_subscription_reason, body.feedback), NEEDED),
  response: nothing,
  who: ['payer'],
  mutates: true,
  fresh: 'beside_child',
});

/**
 * Why a refund was requested. This call requests no refund: `paymentRequestRefund` does. With `purchase_id`, the
 * operator sees the reason next to the request.
 */
export const feedbackRefund = def({
  method: 'POST',
  path: '/api/feedback/refund',
  summary: 'Say why a refund was asked for',
  body: z
    .object({ refund_reason: z.enum(LEAVING_REASONS), feedback: words, purchase_id: z.uuid().optional() })
    .refine((body) => explained(body.refund_reason, body.feedback), NEEDED),
  response: nothing,
  who: ['payer'],
  mutates: true,
  fresh: 'beside_child',
});
