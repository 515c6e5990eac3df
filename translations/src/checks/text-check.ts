import type { Allowed } from './allowed.ts';

/** A translated text, and the English text from which it was translated. */
export type CheckedText = {
  readonly locale: string;
  /** Path below the folder of the language: `ui.json`, `courses/python/intro.md`. */
  readonly file: string;
  readonly key: string;
  readonly english: string;
  readonly own: string;
  /** Both texts without the parts that are never translated (`proseOf`). */
  readonly prose: string;
  readonly englishProse: string;
  /** Words in the code of related English texts: variables and names of a level. */
  readonly names: ReadonlySet<string>;
  readonly allowed: Allowed;
};

/** Returns the problems of a text, as messages that say what to do. */
export type TextCheck = (text: CheckedText) => readonly string[];
