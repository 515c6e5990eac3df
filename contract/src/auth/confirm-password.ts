import { z } from 'zod';
import { def, nothing } from '../call.ts';

/** How long a login or an entered password counts as fresh, in minutes. */
export const FRESH_MINUTES = 10;

/** Whether the password was entered in this session in the last minutes, and what to ask for if not. */
export const authFreshness = def({
  method: 'GET',
  path: '/api/auth/confirm-password',
  summary: 'Whether the password was entered lately',
  response: z.object({
    fresh: z.boolean(),
    /** A code by email is for accounts without a password: they log in with Google. */
    way: z.enum(['password', 'code']),
  }),
  who: ['user'],
  mutates: false,
});

/**
 * Marks this session as fresh for `FRESH_MINUTES`. `password` is the password of the account, or the code that was
 * mailed to an account without one. A wrong one is a 422 (`wrong_password`, `wrong_code`), too many are a 429. An
 * operator who acts as the account enters the operator's own.
 */
export const authConfirmPassword = def({
  method: 'POST',
  path: '/api/auth/confirm-password',
  summary: 'Enter the password again',
  body: z.object({ password: z.string().min(1).max(200) }),
  response: nothing,
  who: ['user'],
  mutates: true,
});

/** The code counts for `FRESH_MINUTES`, once, in this session. 403 for an account that has a password. */
export const authSendConfirmCode = def({
  method: 'POST',
  path: '/api/auth/confirm-password/send-code',
  summary: 'Mail a code to an account without a password',
  response: nothing,
  who: ['user'],
  mutates: true,
});
