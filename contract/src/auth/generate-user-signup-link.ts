import { z } from 'zod';
import { def } from '../call.ts';
import { emailSchema } from './account-fields.ts';

/**
 * Returns a sign-up link for an address; the caller sends it to the person. An admin's link creates a teacher of the
 * admin's school, an operator's link an account without a school. Signing up does not confirm the address of the new
 * account: a confirmation email is sent to the address. An address that has an account is refused with 422
 * (`email_taken`).
 */
export const authGenerateUserSignupLink = def({
  method: 'POST',
  path: '/api/auth/generate-user-signup-link',
  summary: 'Create a sign-up link for another person',
  query: z.object({ email: emailSchema }),
  response: z.object({ link: z.url() }),
  who: ['admin', 'operator'],
  mutates: true,
});
