import type { CurrentUser } from '@hopcode/contract/auth/current';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { findClassKey } from '../accounts/account-store.ts';
import { currentUser } from '../accounts/current-user.ts';
import { rememberOnDevice } from '../accounts/known-device.ts';
import { type Refusal, refuse } from '../http/refusal.ts';
import { writeSession } from '../http/session-cookies.ts';
import type { Parts } from '../parts/parts.ts';
import {
  createSession,
  deleteSession,
  type NewSession,
  SESSION_DAYS_AT_MOST,
  type Session,
} from '../sessions/session-store.ts';
import { newToken } from '../sessions/session-token.ts';
import { deviceOf } from './device.ts';

/** The parts of a call that are needed to log an account in. */
export type LoginRequest = {
  readonly session: Session | undefined;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
};

/**
 * Starts a session with a new token, which replaces any earlier session of the browser. Writes the session's cookie and
 * returns the logged-in user.
 */
export async function startSession(
  { session, request, reply }: LoginRequest,
  parts: Parts,
  who: NewSession,
): Promise<CurrentUser | Refusal> {
  const { db } = parts;
  if (session !== undefined) await deleteSession(db, session.tokenHash);
  const token = newToken();
  await createSession(db, token, { ...who, device: deviceOf(request.headers['user-agent']) });
  // An operator who acts as an account uses another device, which must not be remembered for the account.
  if (who.impersonatorId === undefined) {
    await rememberOnDevice(db, { request, reply }, who.userId, await findClassKey(db, who.userId));
  }
  const user = await currentUser(parts, { ...who, impersonatorId: who.impersonatorId ?? null });
  if (user === undefined) return refuse(401);
  // `days` is the maximum: a session that is not used ends earlier. On a shared device, the cookie is deleted when the
  // browser closes.
  const days = who.isShared === true ? undefined : SESSION_DAYS_AT_MOST;
  writeSession(request, reply, { token, days });
  return user;
}
