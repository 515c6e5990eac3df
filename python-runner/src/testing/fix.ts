import type { Explanation } from '../explain/explain.ts';

/** The program that stopped, what the explainer found in it, and the code that the advice shows. */
export type FixContext = {
  readonly source: string;
  /** Line of the error, from 1. */
  readonly line: number;
  readonly lineText: string;
  readonly params: Explanation['params'];
  /** The marked piece of the line. */
  readonly marked: string;
  /** `shows` with its parameters filled in. */
  readonly code: string;
};

/**
 * What a learner does who follows the advice of a row exactly. `shows` is the code that the English words of the
 * advice contain, with the same placeholders; `apply` puts this code, or does what the words say, into the program.
 */
export type Fix = { readonly shows?: string; readonly apply: (at: FixContext) => string };

/** A parameter as text. */
export const param = ({ params }: FixContext, name: string): string => String(params[name] ?? '');

/** The program with another text on one line, the line of the error unless told. */
export const onLine = (at: FixContext, change: (text: string) => string, line = at.line): string =>
  at.source
    .split('\n')
    .map((text, index) => (index === line - 1 ? change(text) : text))
    .join('\n');

/** The spaces at the start of a text. */
export const indentOf = (text: string): string => /^\s*/.exec(text)?.[0] ?? '';

/** A new line before one line, with its indent. */
export const before = (at: FixContext, text: string, line = at.line): string =>
  onLine(at, (old) => `${indentOf(old)}${text}\n${old}`, line);

/** A new first line. */
export const atTop = (at: FixContext, text: string): string => `${text}\n${at.source}`;

/** The line of the error with a piece replaced. */
export const swap = (at: FixContext, from: string | RegExp, to: string): string =>
  onLine(at, (text) => text.replace(from, () => to));

/** The marked piece replaced. */
export const mark = (at: FixContext, to: string): string => swap(at, at.marked, to);

/** The whole line replaced, except its indent. */
export const wholeLine = (at: FixContext, text: string, line = at.line): string =>
  onLine(at, (old) => indentOf(old) + text, line);

/** A pattern for a name that is a word of its own. */
export const word = (name: string): RegExp => {
  const text = name.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<![\p{L}\p{N}_.])${text}(?![\p{L}\p{N}_])`, 'gu');
};

/** The number, from 1, of the first line that matches; 0 if there is none. */
export const lineWith = (at: FixContext, pattern: RegExp): number =>
  at.source.split('\n').findIndex((text) => pattern.test(text)) + 1;

/** A pattern for a name, also one after a dot. */
export const wordAnywhere = (name: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{N}_])${name}(?![\p{L}\p{N}_])`, 'gu');

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
