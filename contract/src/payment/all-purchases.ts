import { z } from 'zod';
import { def } from '../call.ts';
import { purchaseSchema, REFUND_STATES } from './purchase.ts';

/**
 * Steps of a refund: requested, approved but not refunded by the provider yet, refunded, refused by the operator, or
 * failed because the provider refused it.
 */
export const REFUND_STEPS = ['asked', 'approved', 'paid_back', 'refused', 'failed'] as const;
export type RefundStep = (typeof REFUND_STEPS)[number];

export const listedPurchaseSchema = purchaseSchema
  .omit({ student_id: true, student_username: true })
  .extend({
    /** The email address of the account that bought it; null when the account was deleted. */
    email: z.string().nullable(),
    organization_name: z.string().nullable(),
    /** The last step of a refund, with its time; null without a refund. */
    refund_step: z.object({ state: z.enum(REFUND_STEPS), at: z.iso.datetime() }).nullable(),
    /** Whether the course is assigned to a student; false for a refunded course. */
    assigned: z.boolean(),
  })
  .meta({ id: 'ListedPurchase' });
export type ListedPurchase = z.infer<typeof listedPurchaseSchema>;

/**
 * Payments, newest first. `after` is the id of the last payment shown; the answer's `next` is the `after` of the next
 * page. With `refund`, the answer contains only payments in that state; `asked` are those that wait for a decision.
 */
export const paymentAllPurchases = def({
  method: 'GET',
  path: '/api/payment/purchases',
  summary: 'Payments of all accounts',
  query: z.object({
    search: z.string().max(200).default(''),
    refund: z.enum(['any', ...REFUND_STATES]).default('any'),
    after: z.uuid().optional(),
  }),
  response: z.object({ purchases: z.array(listedPurchaseSchema), next: z.uuid().nullable() }),
  who: ['operator'],
  mutates: false,
  fresh: 'beside_child',
});
