import { DEFAULT_LOCALE } from '@hopcode/translations/locales';
import { hasOwnWords, hasWordFile, type PageNamespace } from './i18n.ts';
import { useLocale } from './use-locale.ts';

/** The attributes of an element with English text on a page of another language. */
export const ENGLISH = { lang: DEFAULT_LOCALE, dir: 'ltr' } as const;
export type EnglishAttributes = Partial<typeof ENGLISH>;

/** Whether a page has words of its own around a text that is still in English, so that it must say so. */
export const useHasOwnWords = (): boolean => {
  const locale = useLocale();
  return locale !== DEFAULT_LOCALE && hasOwnWords(locale);
};

/** The attributes of an element with the words of a file that the page's language does not have; none if it has it. */
export const useLanguageOfFile = (namespace: PageNamespace): EnglishAttributes => {
  const locale = useLocale();
  return useHasOwnWords() && !hasWordFile(locale, namespace) ? ENGLISH : {};
};
