import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isEncrypted } from './request-host.ts';

/** On https a browser accepts a cookie with this prefix only from this host, and sends it only encrypted. */
const cookieName = (request: FastifyRequest, name: string): string =>
  isEncrypted(request) ? `__Host-${name}` : name;

/** The value of one of our cookies. */
export function readCookie(request: FastifyRequest, name: string): string | undefined {
  // Requests that fail before routing have no cookies here.
  return request.cookies?.[cookieName(request, name)];
}

/**
 * Sets one of our cookies, not readable by scripts. `days` is how long the browser keeps it; undefined: until it
 * closes.
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

/** Removes one of our cookies. */
export function clearCookie(request: FastifyRequest, reply: FastifyReply, name: string): void {
  reply.clearCookie(cookieName(request, name), { path: '/', secure: isEncrypted(request) });
}
