import { z } from 'zod';
import { def, nothing } from '../call.ts';
import { purchaseSchema } from './purchase.ts';
import { LEAVING_REASONS } from './refund.ts';

/** The state of a request: waiting for the operator, sent to the provider, or refused by the operator. */
export const REQUEST_STATES = ['asked', 'approved', 'refused'] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

/** A request for a refund. The payer wrote `feedback`: show it as plain text. */
export const refundRequestSchema = z
  .object({
    id: z.uuid(),
    state: z.enum(REQUEST_STATES),
    reason: z.enum(LEAVING_REASONS),
    feedback: z.string().nullable(),
    /** The email address of the account that requested the refund; null when the account has none. */
    email: z.string().nullable(),
    school: z.string().nullable(),
    /** `refund` is the state of the refund at the provider. */
    purchase: purchaseSchema.omit({ student_id: true, student_username: true }),
    asked_at: z.iso.datetime(),
    decided_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'RefundRequest' });
export type RefundRequest = z.infer<typeof refundRequestSchema>;

/**
 * The requests come oldest first, because the operator reviews each within two business days. Without a `state`, the
 * answer contains the requests that wait for the operator.
 */
export const paymentRefundRequests = def({
  method: 'GET',
  path: '/api/payment/refund-requests',
  summary: 'Requests for refunds',
  query: z.object({
    state: z.enum(REQUEST_STATES).default('asked'),
    page: z.coerce.number().int().min(1).max(10_000).default(1),
  }),
  response: z.object({ requests: z.array(refundRequestSchema), more: z.boolean() }),
  who: ['operator'],
  mutates: false,
  fresh: 'beside_child',
});

/** How many requests wait for the operator. */
export const paymentRefundRequestsCount = def({
  method: 'GET',
  path: '/api/payment/refund-requests-count',
  summary: 'How many requests for refunds wait',
  response: z.object({ waiting: z.int().min(0) }),
  who: ['operator'],
  mutates: false,
});

/**
 * Approves or refuses a request, and emails its payer; `answer` is why it is refused. An approved request is sent to
 * the provider, repeatedly until the provider accepts it. A subscription ends when the provider has refunded its
 * payment. Repeating the decision changes nothing; a different decision is refused with 409 (`taken_meanwhile`). An
 * unknown request is refused with 404.
 */
export const paymentRefundRequestDecide = def({
  method: 'PUT',
  path: '/api/payment/refund-requests/{request_id}',
  summary: 'Approve or refuse a refund',
  params: z.object({ request_id: z.uuid() }),
  body: z.discriminatedUnion('state', [
    z.object({ state: z.literal('approved') }),
    z.object({ state: z.literal('refused'), answer: z.string().trim().min(1).max(1000) }),
  ]),
  response: nothing,
  who: ['operator'],
  mutates: true,
  fresh: 'beside_child',
});
