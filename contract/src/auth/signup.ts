import { z } from 'zod';
import { def } from '../call.ts';
import { emailSchema, fullNameSchema, newPasswordSchema, usernameSchema } from './account-fields.ts';
import { currentUserSchema } from './current.ts';
import { oneTimeTokenSchema } from './one-time-token.ts';

/**
 * Creates an account of a parent or a learner and logs it in. With a `username` it also creates the first student's
 * profile and chooses it. An address that already has an account is refused with 422 and `email_taken` for
 * `body.email`; the reason for a common password is `common_password`. With the `token` of a sign-up link, the address
 * must be the link's (`not_of_link`). The address counts as confirmed if the link was emailed to it. A token that is
 * unknown, used or too old is refused with 400 (`invalid_token`).
 */
export const authSignup = def({
  method: 'POST',
  path: '/api/auth/signup',
  summary: 'Create an account and log in',
  query: z.object({ token: oneTimeTokenSchema.optional() }),
  body: z.object({
    email: emailSchema,
    password: newPasswordSchema,
    full_name: fullNameSchema.optional(),
    username: usernameSchema.optional(),
  }),
  response: currentUserSchema,
  who: ['anon'],
  mutates: true,
});
