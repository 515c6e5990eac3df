import { z } from 'zod';
import { def } from '../call.ts';
import { emailSchema } from './account-fields.ts';

/** Only so many questions are answered in a while; then it is a 429. */
export const authCheckUserEmailExists = def({
  method: 'GET',
  path: '/api/auth/check-user-email-exists',
  summary: 'Whether an e-mail address has an account',
  query: z.object({ email: emailSchema }),
  response: z.object({ exists: z.boolean() }),
  who: ['anon'],
  mutates: false,
});
