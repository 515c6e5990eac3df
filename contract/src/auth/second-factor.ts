import { z } from 'zod';
import { def } from '../call.ts';
import { currentUserSchema } from './current.ts';

/** A code of the authenticator app, or a recovery code. Spaces and hyphens in it do not count. */
export const secondFactorCodeSchema = z.string().trim().min(1).max(40);

/**
 * The answer to a right password of an account that has a second factor: no session has begun yet. `token` is good for
 * `authLoginSecondFactor` only, once, for ten minutes.
 */
export const secondFactorNeededSchema = z
  .object({ second_factor: z.object({ token: z.string() }) })
  .meta({ id: 'SecondFactorNeeded' });
export type SecondFactorNeeded = z.infer<typeof secondFactorNeededSchema>;

/** What a login answers: who is logged in, or that a code is needed. */
export const loginAnswerSchema = z.union([currentUserSchema, secondFactorNeededSchema]);
export type LoginAnswer = z.infer<typeof loginAnswerSchema>;

/**
 * Ends a login with the code of the second factor. A wrong or used code is a 422 (`wrong_code`), too many of them a 429;
 * a login that began too long ago is a 401 (`login_expired`).
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
