import { z } from 'zod';
import { def } from '../call.ts';

/** Days after a payment in which it can be paid back (platform.md section 9). */
export const REFUND_DAYS = 30;

/** Reasons of a refund or a cancellation (platform.md section 3). */
export const LEAVING_REASONS = [
  'not_satisfied',
  'accidental_purchase',
  'technical_issues',
  'expectations_not_met',
  'other',
] as const;
export type LeavingReason = (typeof LEAVING_REASONS)[number];

/** Why a payment cannot be paid back. */
export const REFUND_OBSTACLES = [
  'too_late',
  'course_completed',
  'not_last_payment',
  'already_asked',
] as const;
export type RefundObstacle = (typeof REFUND_OBSTACLES)[number];

const eligibilitySchema = z.object({
  eligible: z.boolean(),
  /** Null when it is eligible. */
  reason: z.enum(REFUND_OBSTACLES).nullable(),
  /** Until when it can be asked for; null for one that the provider refused, which can be asked for at any time. */
  until: z.iso.datetime().nullable(),
});

/** A purchase of another account is a 403, as an unknown one is. */
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
 * Asks to pay back a payment; asking again changes nothing, unless the provider refused the refund that was approved.
 * The operator reviews the request. If it is not eligible it is a 409 (`not_refundable`).
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
