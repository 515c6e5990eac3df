import { z } from 'zod';
import { def } from '../call.ts';
import { authSignupClassToken } from './class-token.ts';

/**
 * Whether a username is taken in the school of a class code, for students who are about to join. Like
 * `authSignupClassToken`, the call ignores case and accents, and refuses the same tokens. Rate-limited.
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
