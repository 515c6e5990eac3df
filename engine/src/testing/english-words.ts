import { z } from 'zod';
import { englishTexts } from './file-texts.ts';

type Words = { readonly [key: string]: string | Words };

const wordsSchema: z.ZodType<Words> = z.lazy(() => z.record(z.string(), z.union([z.string(), wordsSchema])));

const flattened = (words: Words, before = ''): [string, string][] =>
  Object.entries(words).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[before + key, value]] : flattened(value, `${before}${key}.`),
  );

/** The English words of the engine by full key, such as `failures.wrong-text`. */
export const englishWords = (): ReadonlyMap<string, string> =>
  new Map(Object.values(englishTexts).flatMap((text) => flattened(wordsSchema.parse(JSON.parse(text)))));

/** Names of the `{{placeholders}}` in a sentence, in alphabetical order without duplicates. */
export const gapsOf = (sentence: string): string[] =>
  [...new Set([...sentence.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name = '']) => name))].toSorted();
