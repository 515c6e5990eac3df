import { z } from 'zod';
import { def, nothing } from '../call.ts';
import { emailSchema } from './account-fields.ts';

/** Mails a link that sets a new password. The answer is the same whether or not the address has an account. */
export const authForgotPassword = def({
  method: 'POST',
  path: '/api/auth/forgot-password',
  summary: 'Ask for a link that sets a new password',
  query: z.object({ email: emailSchema }),
  response: nothing,
  who: ['anon'],
  mutates: true,
});
