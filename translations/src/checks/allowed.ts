import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/**
 * The exceptions to the checks of a language: `translations/allowed/<locale>.json`. `same`: English texts that are
 * the same in this language. `words`: English or Latin words that this language uses too. `texts`: texts whose words
 * are not checked, by `<file> <key>`, each with the reason.
 */
const allowedSchema = z.strictObject({
  same: z.array(z.string()).default([]),
  words: z.array(z.string()).default([]),
  texts: z.record(z.string(), z.string().min(1)).default({}),
});

export type Allowed = {
  readonly same: ReadonlySet<string>;
  /** Words in lower case. */
  readonly words: ReadonlySet<string>;
  readonly texts: ReadonlySet<string>;
};

export const NOTHING_ALLOWED: Allowed = { same: new Set(), words: new Set(), texts: new Set() };

/** Reads the list of a language; a missing file allows nothing. Throws if the file is invalid. */
export const readAllowed = (root: string, locale: string): Allowed => {
  const file = join(root, 'allowed', `${locale}.json`);
  if (!existsSync(file)) return NOTHING_ALLOWED;
  const { same, words, texts } = allowedSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  return {
    same: new Set(same),
    words: new Set(words.map((word) => word.toLowerCase())),
    texts: new Set(Object.keys(texts)),
  };
};
