import { z } from 'zod';

/** `translations/dist/progress.json`: how many percent of all words each language has, by its code. */
const FILES = import.meta.glob<unknown>('../../../../translations/dist/progress.json', {
  import: 'default',
  eager: true,
});

const percents = z.record(z.string(), z.number()).parse(Object.values(FILES)[0] ?? {});

/** How many of the words a language has, from 0 to 1, rounded down. */
export const languageAmount = (locale: string): number => (percents[locale] ?? 0) / 100;
