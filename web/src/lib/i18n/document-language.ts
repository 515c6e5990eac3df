import { DEFAULT_LOCALE, localeOf } from '@hopcode/translations/locales';
import { hasOwnWords } from './i18n.ts';

/**
 * Tells browser, screen readers and style sheets which language the page is in: where to read from, and how to say the
 * words, which are English as long as nobody has translated them.
 */
export const setDocumentLanguage = (locale: string): void => {
  document.documentElement.lang = locale;
  document.documentElement.dir = localeOf(locale)?.dir ?? 'ltr';
  if (hasOwnWords(locale)) document.body.removeAttribute('lang');
  else document.body.lang = DEFAULT_LOCALE;
};
