import { userGetLanguage } from '@hopcode/contract/user/get-language';
import { readCookie } from '../http/cookies.ts';
import { handle } from '../http/handler.ts';
import { acceptedLocale, firstLocale, LANGUAGE_COOKIE } from '../http/request-language.ts';

export const getLanguageHandler = handle(userGetLanguage, async ({ session, request }) => {
  const accepted = acceptedLocale(request.headers['accept-language']);
  return firstLocale(session?.language, readCookie(request, LANGUAGE_COOKIE), accepted);
});
