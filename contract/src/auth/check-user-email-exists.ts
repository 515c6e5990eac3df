import { z } from 'zod';
import { def } from '../call.ts';
import { emailSchema } from './account-fields.ts';

/** Too many of these calls in a short time are refused with 429. */
export const authCheckUserEmailExists = def({
  method: 'GET',
  path: '/api/auth/check-user-email-exists',
  summary: 'Whether an email address has an account',
  query: z.object({ email: emailSchema }),
  response: z.object({ exists: z.boolean() }),
  who: ['anon'],
  mutates: false,
});
