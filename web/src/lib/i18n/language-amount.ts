import { z } from 'zod';

/** `translations/dist/progress.json`: how much of the words a language has, in percent by its code. */
const FILES = import.meta.glob<unknown>('../../../../translations/dist/progress.json', {
  import: 'default',
  eager: true,
});

const percents = z.record(z.string(), z.number()).parse(Object.values(FILES)[0] ?? {});

/** How much of the words a language has, as a share of 0 to 1, rounded down. */
export const languageAmount = (locale: string): number => (percents[locale] ?? 0) / 100;
