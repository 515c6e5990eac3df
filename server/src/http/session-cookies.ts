import { SIGNED_IN_COOKIE } from '@hopcode/contract/auth/signed-in-cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../database/database.ts';
import { findSession } from '../sessions/session-store.ts';
import { SESSION_COOKIE } from '../sessions/session-token.ts';
import { clearCookie, readCookie, writeCookie } from './cookies.ts';
import { isEncrypted } from './request-host.ts';

/**
 * Sets the cookie of a session, and the cookie that tells scripts that there is a session. `days` means the same as in
 * `writeCookie`.
 */
export function writeSession(
  request: FastifyRequest,
  reply: FastifyReply,
  { token, days }: { readonly token: string; readonly days: number | undefined },
): void {
  writeCookie(request, reply, { name: SESSION_COOKIE, value: token, days });
  writeSignedIn(request, reply, days);
}

/** Deletes the cookie of a session, and the cookie that tells scripts about it. */
export function clearSession(request: FastifyRequest, reply: FastifyReply): void {
  clearCookie(request, reply, SESSION_COOKIE);
  clearSignedIn(request, reply);
}

/**
 * Deletes only the cookie that tells scripts about a session, because that session has ended. The session cookie may
 * already belong to a new login.
 */
export function clearSignedIn(request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(SIGNED_IN_COOKIE, { path: '/', secure: isEncrypted(request) });
}

function writeSignedIn(request: FastifyRequest, reply: FastifyReply, days: number | undefined): void {
  reply.setCookie(SIGNED_IN_COOKIE, '1', {
    path: '/',
    httpOnly: false,
    sameSite: 'lax',
    secure: isEncrypted(request),
    ...(days === undefined ? {} : { maxAge: days * 24 * 60 * 60 }),
  });
}

/**
 * Corrects the cookie `signed_in` when a page is sent. If a session has no `signed_in`, it gets one: the session began
 * before this cookie existed, or the user deleted the cookie. If a browser has no session cookie, its `signed_in` is
 * deleted. The database is queried only if a session has no `signed_in`.
 */
export async function correctSignedIn(
  request: FastifyRequest,
  reply: FastifyReply,
  db: Database,
): Promise<void> {
  const token = readCookie(request, SESSION_COOKIE);
  const isMarked = request.cookies?.[SIGNED_IN_COOKIE] !== undefined;
  if ((token !== undefined) === isMarked) return;
  // If the database is unavailable, the page is sent without a correction.
  const session = token === undefined ? undefined : await findSession(db, token).catch(() => undefined);
  if (token !== undefined && session === undefined) return;
  reply.header('cache-control', 'private, no-cache');
  if (session === undefined) clearSignedIn(request, reply);
  else writeSignedIn(request, reply, undefined);
}
