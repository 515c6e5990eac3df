import { z } from 'zod';
import { def } from '../call.ts';

/** For how many days after a payment the payer can request a refund (platform.md section 9). */
export const REFUND_DAYS = 30;

/** Reasons for a refund or a cancellation (platform.md section 3). */
export const LEAVING_REASONS = [
  'not_satisfied',
  'accidental_purchase',
  'technical_issues',
  'expectations_not_met',
  'other',
] as const;
export type LeavingReason = (typeof LEAVING_REASONS)[number];

/** Why a payment cannot be refunded. */
export const REFUND_OBSTACLES = [
  'too_late',
  'course_completed',
  'not_last_payment',
  'already_asked',
] as const;
export type RefundObstacle = (typeof REFUND_OBSTACLES)[number];

const eligibilitySchema = z.object({
  eligible: z.boolean(),
  /** Null when the payment can be refunded. */
  reason: z.enum(REFUND_OBSTACLES).nullable(),
  /**
   * Until when a refund can be requested. Null if the provider refused an earlier request: then a refund can be
   * requested at any time.
   */
  until: z.iso.datetime().nullable(),
});

/** A purchase of another account is refused with 403, as is an unknown one. */
export const paymentRefundEligibility = def({
  method: 'GET',
  path: '/api/payment/refund-eligibility/{purchase_id}',
  summary: 'Whether a payment can be paid back',
  params: z.object({ purchase_id: z.uuid() }),
  response: eligibilitySchema,
  who: ['payer'],
  mutates: false,
  fresh: 'beside_child',
});

/**
 * Requests a refund of a payment. Requesting it again changes nothing, unless the provider has refused the approved
 * refund. The operator reviews the request. If the payment cannot be refunded, the answer is a 409 (`not_refundable`).
 */
export const paymentRequestRefund = def({
  method: 'POST',
  path: '/api/payment/request-refund',
  summary: 'Ask for a refund',
  body: z.object({ purchase_id: z.uuid(), reason: z.enum(LEAVING_REASONS) }),
  response: eligibilitySchema,
  who: ['payer'],
  mutates: true,
  fresh: 'beside_child',
  ownerOnly: true,
});
