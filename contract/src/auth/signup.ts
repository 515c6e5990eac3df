import { z } from 'zod';
import { def } from '../call.ts';
import { emailSchema, fullNameSchema, newPasswordSchema, usernameSchema } from './account-fields.ts';
import { currentUserSchema } from './current.ts';

/**
 * Makes an account of a parent or a learner and logs it in. With a `username` its first student's profile is made
 * as well and chosen. An address that has an account already is a 422 whose issue of `body.email` says
 * `email_taken`.
 */
export const authSignup = def({
  method: 'POST',
  path: '/api/auth/signup',
  summary: 'Make an account and log in',
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
