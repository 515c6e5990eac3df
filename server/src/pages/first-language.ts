import type { FastifyRequest } from 'fastify';
import type { Database } from '../database/database.ts';
import { readCookie } from '../http/cookies.ts';
import { firstLocale, LANGUAGE_COOKIE } from '../http/request-language.ts';
import { findSession } from '../sessions/session-store.ts';
import { SESSION_COOKIE } from '../sessions/session-token.ts';

/**
 * The language for a visit to the root of the site, which names no language: that of the account, or the one chosen in
 * this browser, otherwise English (platform.md section 2). The browser's preferred language does not count, but the
 * page offers it. This also works while the database is unavailable.
 */
export async function firstLanguage(request: FastifyRequest, db: Database): Promise<string> {
  const token = readCookie(request, SESSION_COOKIE);
  const session = token === undefined ? undefined : await findSession(db, token).catch(() => undefined);
  return firstLocale(session?.language, readCookie(request, LANGUAGE_COOKIE)).code;
}
