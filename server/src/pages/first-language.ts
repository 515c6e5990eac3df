import type { FastifyRequest } from 'fastify';
import type { Database } from '../database/database.ts';
import { readCookie } from '../http/cookies.ts';
import { firstLocale, LANGUAGE_COOKIE } from '../http/request-language.ts';
import { findSession } from '../sessions/session-store.ts';
import { SESSION_COOKIE } from '../sessions/session-token.ts';

/**
 * The language for a visit to the root address of the site, which contains no language. It is the language of the
 * account, or the language chosen in this browser, or else English (platform.md section 2). The preferred language of
 * the browser does not count here, but the page offers it. This function also works while the database is unavailable.
 */
export async function firstLanguage(request: FastifyRequest, db: Database): Promise<string> {
  const token = readCookie(request, SESSION_COOKIE);
  const session = token === undefined ? undefined : await findSession(db, token).catch(() => undefined);
  return firstLocale(session?.language, readCookie(request, LANGUAGE_COOKIE)).code;
}
