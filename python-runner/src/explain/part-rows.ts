import type { ErrorContext, ErrorRow } from './error-row.ts';

const SYNTAX = ['SyntaxError'];

type Found = false | Readonly<Record<string, string>>;

type Line = { readonly text: string; readonly at: number };

const indentOf = (line: string): number => /^[ \t]*/.exec(line)?.[0].length ?? 0;
const wordOf = (line: string): string => /^\s*(?<word>\p{L}+)/u.exec(line)?.groups?.word ?? '';

/** For each part of a statement, the heads that it can follow. */
const PARTNERS: Readonly<Record<string, RegExp>> = {
  else: /^(?:if|elif|for|while|try|except)$/,
  elif: /^(?:if|elif)$/,
  except: /^(?:try|except)$/,
  finally: /^(?:try|except|else)$/,
};

/**
 * The number of the first line, at or below the error, that begins with `except` or `finally` and has the same indent.
 */
const partBelow = (lines: readonly Line[], { error, lineText }: ErrorContext): Line | undefined => {
  const below = lines.filter(({ at }) => at >= error.line);
  const end = below.findIndex(({ text }) => indentOf(text) < indentOf(lineText));
  return below
    .slice(0, end < 0 ? undefined : end)
    .find(({ text }) => indentOf(text) === indentOf(lineText) && /^(?:except|finally)$/.test(wordOf(text)));
};

/** A line without its indent between the block of `if` or `try` and the `else` or `except` that belongs to it. */
const lineBetween = (context: ErrorContext): Found => {
  const { source, error, lineText } = context;
  const lines = source
    .split('\n')
    .map((text, index) => ({ text, at: index + 1 }))
    .filter(({ text }) => /^\s*[^\s#]/.test(text));
  const part = error.message.startsWith('expected')
    ? partBelow(lines, context)
    : { text: lineText, at: error.line };
  const pattern = part && PARTNERS[wordOf(part.text)];
  if (!part || !pattern) return false;
  const indent = indentOf(part.text);
  const above = lines.filter(({ at }) => at < part.at);
  const head = above.findLast(({ text }) => indentOf(text) <= indent && pattern.test(wordOf(text)));
  if (!head || indentOf(head.text) !== indent) return false;
  const block = above.filter(({ at }) => at > head.at);
  const between = block.find(({ text }) => indentOf(text) <= indent);
  const inside = block[0];
  // A line with a block below it does not move alone.
  const isPlain = block.every(({ text }) => indentOf(text) > indent || !/:\s*(?:#.*)?$/.test(text));
  if (!between || !inside || between === inside || !isPlain || indentOf(between.text) < indent) return false;
  return {
    word: wordOf(part.text),
    last: String(part.at),
    partner: wordOf(head.text),
    at: String(head.at),
    between: String(between.at),
    amount: String(indentOf(inside.text)),
    point: between.text.trim(),
    pointLine: String(between.at),
  };
};

/** The row about parts of a statement that other code separates from the statement. */
export const PART_ROWS: readonly ErrorRow[] = [
  {
    key: 'line-between-parts',
    types: SYNTAX,
    message: /^(?:invalid syntax$|expected 'except' or 'finally' block)/,
    when: lineBetween,
    example: 'try:\n    x = 1\nprint(x)\nexcept ValueError:\n    x = 2',
  },
];
