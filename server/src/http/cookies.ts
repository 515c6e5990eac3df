import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isEncrypted } from './request-host.ts';

/**
 * With https, browsers accept a cookie with the prefix `__Host-` only from this host, and send it only over an
 * encrypted connection.
 */
const cookieName = (request: FastifyRequest, name: string): string =>
  isEncrypted(request) ? `__Host-${name}` : name;

/** The value of one of our cookies. */
export function readCookie(request: FastifyRequest, name: string): string | undefined {
  // For a request that fails before routing, `request.cookies` is undefined.
  return request.cookies?.[cookieName(request, name)];
}

/**
 * Sets one of our cookies. Scripts cannot read it. `days` is how long the browser stores it; undefined means until the
 * browser closes.
 */
export function writeCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  cookie: { name: string; value: string; days: number | undefined },
): void {
  reply.setCookie(cookieName(request, cookie.name), cookie.value, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isEncrypted(request),
    ...(cookie.days === undefined ? {} : { maxAge: cookie.days * 24 * 60 * 60 }),
  });
}

/** Deletes one of our cookies. */
export function clearCookie(request: FastifyRequest, reply: FastifyReply, name: string): void {
  reply.clearCookie(cookieName(request, name), { path: '/', secure: isEncrypted(request) });
}
