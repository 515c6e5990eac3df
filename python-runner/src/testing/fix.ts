import { ADVISED_EDITS } from '../explain/advised-program.ts';
import { type EditContext, indentOf, mark, onLine, param, swap, wholeLine, word } from '../explain/edit.ts';

/** The program that stopped, what the explainer found in it, and the code that the advice shows. */
export type FixContext = EditContext & {
  /** `shows` with its parameters filled in. */
  readonly code: string;
};

/**
 * The change that a learner makes by following the advice of a row exactly. `shows` is the code in the English words of
 * the advice, with the same placeholders. `apply` puts this code into the program, or makes the change that the words
 * describe.
 */
export type Fix = { readonly shows?: string; readonly apply: (at: FixContext) => string };

/** Adds a line before another one, with the same indent. */
export const before = (at: FixContext, text: string, line = at.line): string =>
  onLine(at, (old) => `${indentOf(old)}${text}\n${old}`, line);

/** Adds a first line. */
export const atTop = (at: FixContext, text: string): string => `${text}\n${at.source}`;

/** The number, from 1, of the first line that matches; 0 if there is none. */
export const lineWith = (at: FixContext, pattern: RegExp): number =>
  at.source.split('\n').findIndex((text) => pattern.test(text)) + 1;

/** A pattern for a name, including a name after a dot. */
export const wordAnywhere = (name: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{N}_])${name}(?![\p{L}\p{N}_])`, 'gu');

/** The change that the explainer itself tries before it shows the advice. */
export const triedEdit = (key: string, shows?: string): Fix => ({
  ...(shows !== undefined && { shows }),
  apply: (at) => ADVISED_EDITS[key]?.(at) ?? at.source,
});

/** Shorthands for the most frequent kinds of advice. */
export const replacesMark = (shows: string): Fix => ({ shows, apply: (at) => mark(at, at.code) });
export const replacesLine = (shows: string): Fix => ({ shows, apply: (at) => wholeLine(at, at.code) });
export const replacesWord = (shows: string, name: string): Fix => ({
  shows,
  apply: (at) => swap(at, word(param(at, name)), at.code),
});
export const replaces = (from: RegExp, to: string): Fix => ({ apply: (at) => swap(at, from, to) });
export const firstOnTop = (shows: string): Fix => ({ shows, apply: (at) => atTop(at, at.code) });
export const lineBefore = (shows: string): Fix => ({ shows, apply: (at) => before(at, at.code) });
export const lineAtEnd = (shows: string): Fix => ({ shows, apply: (at) => `${at.source}\n${at.code}` });

export { indentOf, mark, onLine, param, swap, wholeLine, word };
