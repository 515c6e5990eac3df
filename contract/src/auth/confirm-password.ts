import { z } from 'zod';
import { def, nothing } from '../call.ts';

/** How many minutes a login or an entered password counts as fresh. */
export const FRESH_MINUTES = 10;
/**
 * How many seconds a password that was entered for one call is valid. A short time is enough, because the page repeats
 * the call immediately.
 */
export const ACT_SECONDS = 60;

/**
 * Whether the password was entered in this session in the last few minutes, and what to ask for if it was not.
 */
export const authFreshness = def({
  method: 'GET',
  path: '/api/auth/confirm-password',
  summary: 'Whether the password was entered in the last minutes',
  response: z.object({
    fresh: z.boolean(),
    /** Accounts without a password, which log in with Google, get a code by email. */
    way: z.enum(['password', 'code']),
  }),
  who: ['user'],
  mutates: false,
});

/**
 * Marks this session as fresh for `FRESH_MINUTES`. `password` is the password of the account, or the emailed code for
 * an account without one. A wrong password or code is refused with 422 (`wrong_password`, `wrong_code`); too many tries
 * are refused with 429. An operator who acts as the account enters the operator's own password. With `for_act`, this
 * also permits one call that needs the password each time, within `ACT_SECONDS`.
 */
export const authConfirmPassword = def({
  method: 'POST',
  path: '/api/auth/confirm-password',
  summary: 'Enter the password again',
  body: z.object({ password: z.string().min(1).max(200), for_act: z.boolean().default(false) }),
  response: nothing,
  who: ['user'],
  mutates: true,
});

/** The code is valid for `FRESH_MINUTES`, once, in this session. An account that has a password is refused with 403. */
export const authSendConfirmCode = def({
  method: 'POST',
  path: '/api/auth/confirm-password/send-code',
  summary: 'Email a code to an account without a password',
  response: nothing,
  who: ['user'],
  mutates: true,
});
