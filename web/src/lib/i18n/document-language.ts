import { DEFAULT_LOCALE, localeOf } from '@hopcode/translations/locales';
import { hasOwnWords } from './i18n.ts';

/**
 * Sets the page's language and text direction, for the browser, screen readers and style sheets. If the language has no
 * translation, marks the words as English.
 */
export const setDocumentLanguage = (locale: string): void => {
  document.documentElement.lang = locale;
  document.documentElement.dir = localeOf(locale)?.dir ?? 'ltr';
  if (hasOwnWords(locale)) document.body.removeAttribute('lang');
  else document.body.lang = DEFAULT_LOCALE;
};
