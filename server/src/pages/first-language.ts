import type { FastifyRequest } from 'fastify';
import type { Database } from '../database/database.ts';
import { readCookie } from '../http/cookies.ts';
import { firstLocale, LANGUAGE_COOKIE } from '../http/request-language.ts';
import { findSession } from '../sessions/session-store.ts';
import { SESSION_COOKIE } from '../sessions/session-token.ts';

/**
 * The language of a visit to the address of the site, which names none: the one that the account has chosen, or that
 * was chosen in this browser, otherwise English (platform.md section 2). What the browser prefers does not count:
 * the page offers it. Also answers while the database is away.
 */
export async function firstLanguage(request: FastifyRequest, db: Database): Promise<string> {
  const token = readCookie(request, SESSION_COOKIE);
  const session = token === undefined ? undefined : await findSession(db, token).catch(() => undefined);
  return firstLocale(session?.language, readCookie(request, LANGUAGE_COOKIE)).code;
}
