import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { DEFAULT_LOCALE, isLocale } from './locales.ts';

/** A file of words is a tree of texts. */
type Words = string | { readonly [key: string]: Words };

const wordsSchema: z.ZodType<Words> = z.lazy(() => z.union([z.string(), z.record(z.string(), wordsSchema)]));

const ROOM = join(import.meta.dirname, '..');

const overEnglish = (english: Words, translated: Words | undefined): Words => {
  if (typeof english === 'string') return typeof translated === 'string' ? translated : english;
  const own = typeof translated === 'object' ? translated : {};
  return Object.fromEntries(
    Object.entries(english).map(([key, words]) => [key, overEnglish(words, own[key])]),
  );
};

/**
 * Words for the server's own texts, from `<locale>/<file>` of this package, each text in English if it is not
 * translated. A file is read on first use. An unknown language gets English.
 */
export function wordsOverEnglish<T>(
  file: string,
  schema: z.ZodType<T>,
  folder = ROOM,
): (locale: string) => T {
  const known = new Map<string, T>();
  const read = (code: string): Words => {
    const path = join(folder, code, file);
    return existsSync(path) ? wordsSchema.parse(JSON.parse(readFileSync(path, 'utf8'))) : {};
  };
  return (locale) => {
    const code = isLocale(locale) ? locale : DEFAULT_LOCALE;
    const words = known.get(code) ?? schema.parse(overEnglish(read(DEFAULT_LOCALE), read(code)));
    known.set(code, words);
    return words;
  };
}

/** Puts values into the placeholders of a text: `{{school}}`. */
export const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => values[name] ?? '');
