import { userGetLanguage } from '@hopcode/contract/user/get-language';
import { DEFAULT_LOCALE, localeOf } from '@hopcode/translations/locales';
import { api } from '../api/api.ts';

/** How many milliseconds a login waits for the language of the account. */
const TIMEOUT = 5000;

/** The query key for the language of the account that last logged in. */
export const LOGIN_LANGUAGE = ['login-language'] as const;

/**
 * The language code after a login: the language that the account has chosen, otherwise the language of the page.
 * If the request fails, the result is English (platform.md section 4, 'Language').
 */
export const loadLoginLanguage = async (): Promise<string> => {
  try {
    const { code } = await api(userGetLanguage, { signal: AbortSignal.timeout(TIMEOUT) });
    return localeOf(code)?.code ?? DEFAULT_LOCALE;
  } catch (error) {
    console.warn('The language of the account could not be loaded.', error);
    return DEFAULT_LOCALE;
  }
};
