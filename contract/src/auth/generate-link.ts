import { z } from 'zod';
import { def, nothing } from '../call.ts';
import { emailSchema } from './account-fields.ts';

/** The answer is the same whether or not the address has an account already. */
export const authSignupGenerateLink = def({
  method: 'POST',
  path: '/api/auth/signup/generate-link',
  summary: 'Get a link to sign up by mail',
  query: z.object({ email: emailSchema }),
  response: nothing,
  who: ['anon'],
  mutates: true,
});
