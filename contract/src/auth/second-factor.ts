import { z } from 'zod';
import { def } from '../call.ts';
import { currentUserSchema } from './current.ts';

/** A code of the authenticator app, or a recovery code. Spaces and hyphens are ignored. */
export const secondFactorCodeSchema = z.string().trim().min(1).max(40);

/**
 * The answer to a correct password when the account has a second factor: there is no session yet. `token` is
 * valid only for `authLoginSecondFactor`, once, for ten minutes.
 */
export const secondFactorNeededSchema = z
  .object({ second_factor: z.object({ token: z.string() }) })
  .meta({ id: 'SecondFactorNeeded' });
export type SecondFactorNeeded = z.infer<typeof secondFactorNeededSchema>;

/** The answer to a login: the logged-in user, or that a code is needed. */
export const loginAnswerSchema = z.union([currentUserSchema, secondFactorNeededSchema]);
export type LoginAnswer = z.infer<typeof loginAnswerSchema>;

/**
 * Completes a login with the code of the second factor. A wrong or used code is refused with 422 (`wrong_code`); too
 * many tries are refused with 429. A login that began too long ago is refused with 401 (`login_expired`).
 */
export const authLoginSecondFactor = def({
  method: 'POST',
  path: '/api/auth/login/second-factor',
  summary: 'Log in with the code of the second factor',
  body: z.object({ token: z.string().min(1).max(200), code: secondFactorCodeSchema }),
  response: currentUserSchema,
  who: ['anon'],
  mutates: true,
});
