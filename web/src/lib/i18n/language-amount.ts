import { z } from 'zod';

/** `translations/dist/progress.json`: the percentage of all words that each language has, by language code. */
const FILES = import.meta.glob<unknown>('../../../../translations/dist/progress.json', {
  import: 'default',
  eager: true,
});

const percents = z.record(z.string(), z.number()).parse(Object.values(FILES)[0] ?? {});

/** The share of all words that a language has, from 0 to 1, rounded down. */
export const languageAmount = (locale: string): number => (percents[locale] ?? 0) / 100;
