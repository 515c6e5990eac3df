import { z } from 'zod';
import { def } from '../call.ts';
import { emailSchema } from './account-fields.ts';

/**
 * Gives an account the rights of a subscriber, or removes them. The audit log gets an entry. An address without an
 * account is refused with 404.
 */
export const authSetPaid = def({
  method: 'GET',
  path: '/api/auth/set-paid',
  summary: 'Mark an account as paid, or as not paid',
  query: z.object({ email: emailSchema, paid: z.stringbool() }),
  response: z.object({ email: z.string(), paid: z.boolean() }),
  who: ['operator'],
  mutates: true,
  fresh: 'beside_child',
});
