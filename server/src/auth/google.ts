import { authGoogleAuthorize, authGoogleCallback } from '@hopcode/contract/auth/google';
import { homeAfterLogin, pageAfterLogin, pageInLanguage } from '@hopcode/contract/auth/page-after-login';
import { isLocale } from '@hopcode/translations/locales';
import { z } from 'zod';
import { secret } from '../database/secret-store.ts';
import { clearCookie, readCookie, writeCookie } from '../http/cookies.ts';
import { handle } from '../http/handler.ts';
import { Redirect } from '../http/redirect.ts';
import { Refusal } from '../http/refusal.ts';
import { firstLocale } from '../http/request-language.ts';
import { signed, verified } from '../http/signed-value.ts';
import { checksSchema } from '../integrations/google/sign-in.ts';
import { findLanguage } from '../user/user-store.ts';
import { completeLogin } from './complete-login.ts';
import { accountOfIdentity } from './identity-store.ts';

const COOKIE = 'google';
/** How long a login at Google may take: one hour, in days. */
const COOKIE_DAYS = 1 / 24;
const CALLBACK = '/api/auth/google_callback';

/**
 * The contents of the state cookie. They prove that the same browser returns, and contain the page to show afterwards
 * (empty: the first page of the account).
 */
const waySchema = z.object({
  checks: checksSchema,
  page: z.string(),
  locale: z.string(),
  isShared: z.boolean(),
});

const failed = (locale: string): Redirect => new Redirect(`/${locale}/login?google=failed`);

const authorizeHandler = handle(authGoogleAuthorize, async (asked, { db, signIn, site }) => {
  const { query, request, reply } = asked;
  const locale = query.locale !== undefined && isLocale(query.locale) ? query.locale : asked.locale;
  if (signIn === undefined) return failed(locale);
  try {
    const { address, checks } = await signIn.begin(`${site()}${CALLBACK}`);
    const page = pageAfterLogin(query.redirect, '');
    const way = { checks, page, locale, isShared: query.shared === '1' };
    const value = signed(await secret(db, 'google'), JSON.stringify(way));
    writeCookie(request, reply, { name: COOKIE, value, days: COOKIE_DAYS });
    return new Redirect(address);
  } catch (error) {
    request.log.warn({ err: error }, 'Google cannot be reached');
    return failed(locale);
  }
});

const callbackHandler = handle(authGoogleCallback, async (asked, parts) => {
  const { request, reply } = asked;
  const { db, signIn, site } = parts;
  const kept = verified(await secret(db, 'google'), readCookie(request, COOKIE));
  clearCookie(request, reply, COOKIE);
  if (kept === undefined || signIn === undefined) return failed(asked.locale);
  const way = waySchema.safeParse(JSON.parse(kept));
  if (!way.success) return failed(asked.locale);
  const { checks, page, locale, isShared } = way.data;
  const identity = await signIn.finish(`${site()}${request.url}`, checks);
  if (identity === undefined) return failed(locale);
  const account = await accountOfIdentity(db, identity, locale);
  if (account === undefined) return failed(locale);
  const answer = await completeLogin(asked, parts, account, isShared);
  if (answer instanceof Refusal) return failed(locale);
  if (!('second_factor' in answer)) {
    const language = firstLocale(await findLanguage(db, account.userId), locale).code;
    return new Redirect(page === '' ? homeAfterLogin(answer, language) : pageInLanguage(page, language));
  }
  const query = page === '' ? '' : `?${new URLSearchParams({ redirect: page })}`;
  // Browsers do not send the part after `#` to servers, and the page deletes it from its address.
  return new Redirect(`/${locale}/login/code${query}#token=${answer.second_factor.token}`);
});

export const googleHandlers = [authorizeHandler, callbackHandler];
