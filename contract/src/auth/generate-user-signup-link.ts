import { z } from 'zod';
import { def } from '../call.ts';
import { emailSchema } from './account-fields.ts';

/**
 * A link to sign up with an address, to be handed over by the one who asks. An admin's link makes a teacher of its
 * organization, an operator's an account of its own. The account that it makes is not confirmed: it gets a mail for
 * that. An address that has an account is a 422 (`email_taken`).
 */
export const authGenerateUserSignupLink = def({
  method: 'POST',
  path: '/api/auth/generate-user-signup-link',
  summary: 'Make a link to sign up for somebody else',
  query: z.object({ email: emailSchema }),
  response: z.object({ link: z.url() }),
  who: ['admin', 'operator'],
  mutates: true,
});
