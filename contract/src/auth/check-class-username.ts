import { z } from 'zod';
import { def } from '../call.ts';
import { authSignupClassToken } from './class-token.ts';

/**
 * Whether a username is taken in the school of a class code, for students who are about to join. Letter case and
 * accents count as in `authSignupClassToken`, whose errors of the token it has. Rate-limited.
 */
export const authCheckClassUsername = def({
  method: 'GET',
  path: '/api/auth/check-class-username',
  summary: 'Whether a username is taken in the school of a class',
  query: authSignupClassToken.body.pick({ token: true, username: true }),
  response: z.object({ exists: z.boolean() }),
  who: ['anon'],
  mutates: false,
});
