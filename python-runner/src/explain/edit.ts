import type { Explanation } from './explanation.ts';

/** A program, what the explainer found in it, and the piece that it marks. */
export type EditContext = {
  readonly source: string;
  /** The marked line, from 1. */
  readonly line: number;
  readonly lineText: string;
  readonly params: Explanation['params'];
  /** The marked piece of the line. */
  readonly marked: string;
};

/** The context for edits, from an explanation. */
export const editContext = (source: string, { params, span }: Explanation): EditContext => {
  const line = span?.line ?? 1;
  const lineText = source.split('\n')[line - 1] ?? '';
  const last = span?.endLine === line ? span.endColumn - 1 : undefined;
  return { source, line, lineText, params, marked: lineText.slice((span?.column ?? 1) - 1, last) };
};

/** A parameter as text. */
export const param = ({ params }: EditContext, name: string): string => String(params[name] ?? '');

/** The program with another text on one line, by default the line of the error. */
export const onLine = (at: EditContext, change: (text: string) => string, line = at.line): string =>
  at.source
    .split('\n')
    .map((text, index) => (index === line - 1 ? change(text) : text))
    .join('\n');

/** The spaces at the start of a text. */
export const indentOf = (text: string): string => /^\s*/.exec(text)?.[0] ?? '';

/** The line of the error with a piece replaced. */
export const swap = (at: EditContext, from: string | RegExp, to: string): string =>
  onLine(at, (text) => text.replace(from, () => to));

/** The marked piece replaced. */
export const mark = (at: EditContext, to: string): string => swap(at, at.marked, to);

/** The whole line replaced, except its indent. */
export const wholeLine = (at: EditContext, text: string, line = at.line): string =>
  onLine(at, (old) => indentOf(old) + text, line);

/** A pattern that matches a name only as a whole word. */
export const word = (name: string): RegExp => {
  const text = name.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<![\p{L}\p{N}_.])${text}(?![\p{L}\p{N}_])`, 'gu');
};
