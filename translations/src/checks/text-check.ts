import type { Allowed } from './allowed.ts';

/** A translated text with the English one that it was made from. */
export type CheckedText = {
  readonly locale: string;
  /** Below the folder of the language: `ui.json`, `courses/python/intro.md`. */
  readonly file: string;
  readonly key: string;
  readonly english: string;
  readonly own: string;
  /** Both without what is never translated (`proseOf`). */
  readonly prose: string;
  readonly englishProse: string;
  /** Words of the code in the English texts around this one: variables and names of a level. */
  readonly names: ReadonlySet<string>;
  readonly allowed: Allowed;
};

/** Returns what is wrong with a text: each message says what to do. */
export type TextCheck = (text: CheckedText) => readonly string[];
