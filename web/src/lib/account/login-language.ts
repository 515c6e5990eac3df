import { userGetLanguage } from '@hopcode/contract/user/get-language';
import { DEFAULT_LOCALE, localeOf } from '@hopcode/translations/locales';
import { api } from '../api/api.ts';

/** How long a login waits for the account's language, in milliseconds. */
const TIMEOUT = 5000;

/** The storage key for the language of the last account that logged in. */
export const LOGIN_LANGUAGE = ['login-language'] as const;

/**
 * The code of the language after a login: the language that the account has chosen, otherwise the language of the page.
 * English if it cannot be loaded (platform.md section 4, 'Language').
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
