import { pluralOf, sourceOf, wantedKeys } from '../check-words.ts';

type Texts = ReadonlyMap<string, string>;

/**
 * The keys that a language needs in a file, each with the English text, in the order of English. A plural form that
 * English does not have gets the English text of `_other`.
 */
export const wantedTexts = (locale: string, file: string, english: Texts): Texts => {
  if (!file.endsWith('.json')) return english;
  return new Map(
    [...wantedKeys(locale, english)].map((key) => {
      const all = new Map([...english, [key, '']]);
      return [key, english.get(key) ?? sourceOf(key, english, all).text ?? ''];
    }),
  );
};

/** The plural form of a key, or undefined. */
export const formOf = (key: string, wanted: Texts): string | undefined => pluralOf(key, wanted)?.form;
