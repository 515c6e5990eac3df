import { z } from 'zod';
import { def } from '../call.ts';
import { authSignupClassToken } from './class-token.ts';
import { currentUserSchema } from './current.ts';
import { sharedDeviceSchema } from './shared-device.ts';

const tokenSchema = z.string().min(1).max(100);

/**
 * Asks to join a class whose teacher accepts each student. No account is created yet. Only this browser gets the
 * answer's `token`. With the token, the browser reads the state of the request, and logs in once. `replaces` is the
 * token of an earlier request: if that request still waits, it ends. The errors are those of joining a class.
 */
export const authJoinRequest = def({
  method: 'POST',
  path: '/api/auth/join-request',
  summary: 'Ask to join a class',
  body: authSignupClassToken.body.omit({ shared: true }).extend({ replaces: tokenSchema.optional() }),
  response: z.object({ token: z.string() }),
  who: ['anon'],
  mutates: true,
});

/** The state of a request. `gone` means refused, used or too old. */
export const authJoinRequestState = def({
  method: 'GET',
  path: '/api/auth/join-request',
  summary: 'The state of the request to join a class',
  query: z.object({ token: tokenSchema }),
  response: z.object({ state: z.enum(['waiting', 'accepted', 'gone']) }),
  who: ['token'],
  mutates: false,
});

/** Logs in the student of an accepted request, once. Any other token is refused with 400 (`invalid_token`). */
export const authJoinRequestEnter = def({
  method: 'POST',
  path: '/api/auth/join-request/enter',
  summary: 'Log in after the teacher has accepted',
  body: z.object({ token: tokenSchema, shared: sharedDeviceSchema }),
  response: currentUserSchema,
  who: ['token'],
  mutates: true,
});
