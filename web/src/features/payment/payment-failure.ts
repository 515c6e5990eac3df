import { ApiError, type ErrorDetail } from '@hopcode/contract/errors';
import { type FailureCode, failureCodeOf } from '../../lib/forms/refusal.ts';

/** The refusals of requests about payments and plans that have their own message: `payment:failure.<code>`. */
const PAYMENT_CODES = [
  'already_subscribed',
  'school_plan_needed',
  'plan_for_schools',
  'not_refundable',
  'course_assigned',
  'refund_asked',
  'no_subscription',
  'not_an_upgrade',
  'subscription_ends',
  'subscription_over',
  'payment_failed',
  'provider_away',
  'impersonating',
  'cannot_join',
] as const satisfies readonly ErrorDetail[];

export type PaymentFailure =
  | { readonly kind: 'payment'; readonly code: (typeof PAYMENT_CODES)[number] }
  | { readonly kind: 'request'; readonly code: FailureCode };

/** Why a request about a payment or a plan failed. */
export const paymentFailureOf = (error: unknown): PaymentFailure => {
  const detail = error instanceof ApiError ? error.detail : undefined;
  const code = PAYMENT_CODES.find((known) => known === detail);
  return code === undefined ? { kind: 'request', code: failureCodeOf(error) } : { kind: 'payment', code };
};
