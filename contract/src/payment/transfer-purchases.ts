import { z } from 'zod';
import { emailSchema } from '../auth/account-fields.ts';
import { def } from '../call.ts';

/**
 * Moves purchases and subscriptions from one account to another. Assigned courses move only with
 * `include_assigned`, and are unassigned then: their student stays with the first account. The audit log of both
 * accounts gets an entry. An address without an account is a 404 (`no_account` of its field). The same account twice
 * (`same_account`), one that cannot buy, such as that of a teacher, a student or the operator (`not_a_buyer`), and one
 * that can use nothing of it, because it is a school's (`for_families`) or a family's (`for_schools`), are a 409 of
 * `to_email`.
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
