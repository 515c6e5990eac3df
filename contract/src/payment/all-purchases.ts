import { z } from 'zod';
import { def } from '../call.ts';
import { purchaseSchema, REFUND_STATES } from './purchase.ts';

export const listedPurchaseSchema = purchaseSchema
  .omit({ student_id: true, student_username: true })
  .extend({
    /** The account that bought it; null when it was deleted. */
    email: z.string().nullable(),
    organization_name: z.string().nullable(),
    /** Whether a student learns with it. */
    assigned: z.boolean(),
  })
  .meta({ id: 'ListedPurchase' });
export type ListedPurchase = z.infer<typeof listedPurchaseSchema>;

/**
 * Newest first; `after` is the id of the last one shown, `next` that of the next page. `refund` keeps only the
 * payments in that state, `asked` those that wait for a decision.
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
