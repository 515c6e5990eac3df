import { DEFAULT_LOCALE } from '@hopcode/translations/locales';
import { hasOwnWords, hasWordFile, type PageNamespace } from './i18n.ts';
import { useLocale } from './use-locale.ts';

/** The attributes for an element with English text on a page in another language. */
export const ENGLISH = { lang: DEFAULT_LOCALE, dir: 'ltr' } as const;
export type EnglishAttributes = Partial<typeof ENGLISH>;

/** Whether the page has translated words. A page with translated words must mark text that is still in English. */
export const useHasOwnWords = (): boolean => {
  const locale = useLocale();
  return locale !== DEFAULT_LOCALE && hasOwnWords(locale);
};

/**
 * The attributes for an element with words from a file. If the page's language lacks this file, the attributes mark
 * English text; otherwise there are none.
 */
export const useLanguageOfFile = (namespace: PageNamespace): EnglishAttributes => {
  const locale = useLocale();
  return useHasOwnWords() && !hasWordFile(locale, namespace) ? ENGLISH : {};
};
