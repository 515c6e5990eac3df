import { userGetLanguage } from '@hopcode/contract/user/get-language';
import { readCookie } from '../http/cookies.ts';
import { handle } from '../http/handler.ts';
import { acceptedLocale, firstLocale, LANGUAGE_COOKIE } from '../http/request-language.ts';

export const getLanguageHandler = handle(userGetLanguage, async ({ session, request }) => {
  // If the account has not chosen a language, it uses the language of the page, even if another language was chosen on
  // this device before.
  const accepted = acceptedLocale(request.headers['accept-language']);
  const chosen = readCookie(request, LANGUAGE_COOKIE);
  return session === undefined
    ? firstLocale(chosen, accepted)
    : firstLocale(session.language, accepted, chosen);
});
