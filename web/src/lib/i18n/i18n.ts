import { lacks, openIndexes } from 'virtual:words';
import { isolateDirection, isRightToLeft } from '@hopcode/translations/isolate-direction';
import { DEFAULT_LOCALE, localeOf } from '@hopcode/translations/locales';
import i18next, { type BackendModule, type ResourceKey } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { z } from 'zod';
import { codeIsolation, loadIsolation } from './code-isolation.ts';

import { NAMESPACES } from './namespaces.ts';
import { untilLoaded } from './until-loaded.ts';

export {
  FARM_NAMESPACES,
  NAMESPACES,
  PAGE_NAMESPACES,
  type PageNamespace,
} from './namespaces.ts';

/**
 * Matches text that starts with a letter and also has symbols, digits or Latin letters. Such text is a name, for
 * example of a class: `כיתה ה׳2 (Python)`. It is not code.
 */
const MIXED_NAME = /^\p{L}.*[!-~]/su;

/**
 * Prepares a value for a sentence. A Hebrew name must not reverse the order of a left-to-right sentence. In a
 * right-to-left sentence, the Latin part of a name must not be isolated from the rest of the name. Markup needs no
 * escaping here, because React escapes it.
 */
export const withOwnDirection = (value: string): string =>
  isRightToLeft(value) && (localeOf(i18next.language)?.dir !== 'rtl' || MIXED_NAME.test(value))
    ? isolateDirection(value)
    : value;

type WordsTree = { [key: string]: string | WordsTree };
/** The contents of a file of words: words by key, in nested groups. */
export const wordsSchema: z.ZodType<WordsTree> = z.lazy(() =>
  z.record(z.string(), z.union([z.string(), wordsSchema])),
);

/**
 * The files of English words. The files of the other languages are not here: `virtual:words` lists them
 * (web/src/build/word-indexes.ts).
 */
const ENGLISH_FILES = import.meta.glob<unknown>(
  '../../../../translations/en/{ui,engine,python-errors,stage,play,account,profile,feedback,story,school,site,guide,guide-page,legal,quiz,challenge,operator,security,creator,map,farm,consent,payment,plan,sales,review,certificate,badge,class-levels,course-gate,code-words}.json',
  { import: 'default' },
);

/** Whether a language has a file of words. If it has none, the page shows the English words of that file. */
export const hasWordFile = (locale: string, namespace: string): boolean =>
  locale === DEFAULT_LOCALE || lacks[locale]?.includes(namespace) === false;

/** Whether a language has its own interface words. If it has none, all words are in English. */
export const hasOwnWords = (locale: string): boolean => hasWordFile(locale, 'ui');

const loadWords = async (locale: string, namespace: string): Promise<ResourceKey> => {
  await loadIsolation(locale);
  const load =
    locale === DEFAULT_LOCALE
      ? ENGLISH_FILES[`../../../../translations/en/${namespace}.json`]
      : hasWordFile(locale, namespace)
        ? (await (await openIndexes())[locale]?.())?.default[namespace]
        : undefined;
  // The language lacks this file, so all words of the file are in English.
  if (!load) return {};
  return wordsSchema.parse(await load());
};

/**
 * The part of i18next that loads words. Each namespace of each language is a file of the build, which loads on demand.
 */
const wordFiles: BackendModule = {
  type: 'backend',
  init: () => {},
  read: (locale, namespace, callback) => {
    // Only loading the words of the first screen may fail, because the page can report that. Later loads are repeated
    // until they succeed, so no page shows keys instead of words.
    untilLoaded(
      () => loadWords(locale, namespace),
      () => !i18next.isInitialized,
    ).then(
      (words) => callback(null, words),
      (error: unknown) => {
        // The page says immediately that it has not loaded. i18next retries a few times, over about ten seconds.
        document.documentElement.dataset.failed = '';
        callback(error instanceof Error ? error : String(error), true);
      },
    );
  },
};

/** Loads the words of a language, including the files `more`. Resolves when the first screen has all of them. */
export const startI18n = async (locale: string, more: readonly string[] = []): Promise<typeof i18next> => {
  // The production build leaves out this part.
  const marks = import.meta.env.DEV
    ? (await import('./show-keys.ts')).startShowingKeys(globalThis.location?.search ?? '')
    : undefined;
  if (marks) i18next.use(marks);
  await i18next
    .use(wordFiles)
    .use(codeIsolation)
    .use(initReactI18next)
    .init({
      lng: locale,
      fallbackLng: DEFAULT_LOCALE,
      load: 'currentOnly',
      ns: [...NAMESPACES, ...more],
      defaultNS: 'ui',
      interpolation: { escape: withOwnDirection },
      postProcess: [codeIsolation.name, ...(marks ? [marks.name] : [])],
      returnNull: false,
      react: { useSuspense: true },
    });
  return i18next;
};
