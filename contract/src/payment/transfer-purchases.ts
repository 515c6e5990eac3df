import { z } from 'zod';
import { emailSchema } from '../auth/account-fields.ts';
import { def } from '../call.ts';

/**
 * Moves purchases and subscriptions from one account to another. Assigned courses move only with `include_assigned`,
 * and are then unassigned: the student stays with the first account. Both audit logs get an entry. An address without
 * an account is refused with 404 (`no_account` for its field). A 409 for `to_email` means: both accounts are the same
 * (`same_account`); the account cannot buy, because it is a teacher's, a student's or the operator's (`not_a_buyer`);
 * or it cannot use the purchases, because they are for families (`for_families`) or for schools (`for_schools`).
 */
export const paymentTransferPurchases = def({
  method: 'GET',
  path: '/api/payment/transfer-purchases',
  summary: 'Move purchases to another account',
  query: z.object({
    from_email: emailSchema,
    to_email: emailSchema,
    include_assigned: z.stringbool().default(false),
  }),
  response: z.object({ purchases: z.int().min(0), subscriptions: z.int().min(0) }),
  who: ['operator'],
  mutates: true,
  fresh: 'beside_child',
});
