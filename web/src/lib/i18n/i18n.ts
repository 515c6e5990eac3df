import { DEFAULT_LOCALE } from '@hopcode/translations/locales';
import { z } from 'zod';
import type { WordsTree } from './say-words.ts';
import { createWordStore, type LoadWords } from './word-store.ts';

/** A file of words: texts in groups. */
export const wordsSchema: z.ZodType<WordsTree> = z.lazy(() =>
  z.record(z.string(), z.union([z.string(), wordsSchema])),
);

const FILES = import.meta.glob<unknown>(
  '../../../../translations/*/{ui,engine,python-errors,stage,play,school,site,quiz,challenge,operator,security}.json',
  { import: 'default' },
);

/** Whether a language has its own interface words; without them all are English. */
export const hasOwnWords = (locale: string): boolean => `../../../../translations/${locale}/ui.json` in FILES;

/** Files of words that every page needs; `ui` has one branch per feature. */
export const NAMESPACES = ['ui'] as const;

/** Files of words that a farm needs: a level, the replay of a program. */
export const FARM_NAMESPACES = ['engine', 'stage'] as const;

/**
 * Files of words that load with the pages, or the parts of the play screen, that show them: `useWords('school')`,
 * keys as `school:classes.title`.
 */
export const PAGE_NAMESPACES = [
  'play',
  'school',
  'site',
  'quiz',
  'challenge',
  'operator',
  'security',
] as const;
export type PageNamespace = (typeof PAGE_NAMESPACES | typeof FARM_NAMESPACES)[number];

/** Words are files of the build, one per language and namespace, and load on demand. */
const loadWords: LoadWords = async (locale, namespace) => {
  const load = FILES[`../../../../translations/${locale}/${namespace}.json`];
  // For a language without this file: all its words are English.
  if (!load) return {};
  return wordsSchema.parse(await load());
};

/** The words of this page. A failed load is repeated for about ten seconds: without its words a page shows their keys. */
export const wordStore = createWordStore({
  fallback: DEFAULT_LOCALE,
  namespace: 'ui',
  waits: [350, 700, 1400, 2800, 5600],
});

/** Loads the words of a language, also the files `more`; resolves when the first screen has all of them. */
export const startI18n = (locale: string, more: readonly string[] = []): Promise<void> =>
  wordStore.start({ language: locale, namespaces: [...NAMESPACES, ...more], load: loadWords });
