import { z } from 'zod';
import { def, nothing } from '../call.ts';
import { emailSchema } from './account-fields.ts';

const parts = z.object({ email: emailSchema.optional() });

/**
 * Emails a link that sets a new password. The answer is the same whether or not the address has an account.
 * The email address is in the body or in the query.
 */
export const authForgotPassword = def({
  method: 'POST',
  path: '/api/auth/forgot-password',
  summary: 'Ask for a link that sets a new password',
  query: parts,
  body: parts.optional(),
  response: nothing,
  who: ['anon'],
  mutates: true,
});
