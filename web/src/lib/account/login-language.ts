import { userGetLanguage } from '@hopcode/contract/user/get-language';
import { DEFAULT_LOCALE, localeOf } from '@hopcode/translations/locales';
import { api } from '../api/api.ts';

/** How long a login waits for the account's language, in milliseconds. */
const TIMEOUT = 5000;

/** Key of the language that the account of the last login has. */
export const LOGIN_LANGUAGE = ['login-language'] as const;

/**
 * Code of the language of the account that has just logged in: the one that it has chosen, else that of the page.
 * English where it cannot be loaded (platform.md section 4, 'Language').
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
