import { z } from 'zod';
import { def } from '../call.ts';
import { emailSchema, fullNameSchema, newPasswordSchema, usernameSchema } from './account-fields.ts';
import { currentUserSchema } from './current.ts';
import { oneTimeTokenSchema } from './one-time-token.ts';

/**
 * Makes an account of a parent or a learner and logs it in. With a `username` its first student's profile is made
 * as well and chosen. An address that has an account already is a 422 whose issue of `body.email` says
 * `email_taken`; a password that everybody tries first is `common_password`. With the `token` of a link to sign up, the
 * address must be the link's (`not_of_link`); it counts as confirmed if the link was mailed to it. A token that is
 * unknown, used or too old is a 400 (`invalid_token`).
 */
export const authSignup = def({
  method: 'POST',
  path: '/api/auth/signup',
  summary: 'Make an account and log in',
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
