import { userChangeLanguage } from '@hopcode/contract/user/change-language';
import { LOCALES } from '@hopcode/translations/locales';
import { writeCookie } from '../http/cookies.ts';
import { handle } from '../http/handler.ts';
import { refuseField } from '../http/refusal.ts';
import { LANGUAGE_COOKIE } from '../http/request-language.ts';
import { saveLanguage } from './user-store.ts';

export const changeLanguageHandler = handle(userChangeLanguage, async (asked, { db }) => {
  const { query, session, request, reply } = asked;
  const wished = query.language.toLowerCase();
  const locale = LOCALES.find((one) => one.code === wished || one.name.toLowerCase() === wished);
  if (locale === undefined) return refuseField('query.language', 'unknown_language');

  if (session !== undefined) await saveLanguage(db, session.userId, locale.code);
  writeCookie(request, reply, { name: LANGUAGE_COOKIE, value: locale.code, days: 365 });
  return locale;
});
