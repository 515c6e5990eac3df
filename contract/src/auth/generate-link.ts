import { z } from 'zod';
import { def, nothing } from '../call.ts';
import { emailSchema } from './account-fields.ts';

/** The answer is the same whether or not the address already has an account. */
export const authSignupGenerateLink = def({
  method: 'POST',
  path: '/api/auth/signup/generate-link',
  summary: 'Get a sign-up link by email',
  query: z.object({ email: emailSchema }),
  response: nothing,
  who: ['anon'],
  mutates: true,
});
