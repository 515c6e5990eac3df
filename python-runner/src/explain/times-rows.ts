import { PYTHON_KEYWORDS } from '../python-keywords.ts';
import type { ErrorContext, ErrorRow } from './error-row.ts';
import { isNamedIn } from './program-names.ts';

const IS_KEYWORD = new RegExp(`^(?:${PYTHON_KEYWORDS.join('|')})$`);
const VALUE = String.raw`\d+(?:\.\d+)?|"[^"]*"|'[^']*'|[\p{L}_][\p{L}\p{N}_]*`;

/**
 * `3 x 4`, also without spaces. If the values are not numbers, a bracket or a symbol must come before them, as in
 * `print(eggs x 2)`.
 */
const X_BETWEEN = new RegExp(
  String.raw`(?:(?<![\p{L}\p{N}_.])(?<left>\d+)\s*(?<between>[xX])\s*(?<right>\d+)|(?<=[(=,+*/<>-]\s*|^\s*(?:return|print|if|elif|while)\s+)(?<one>${VALUE})\s+(?<x>[xX])\s+(?<other>${VALUE}))(?![\p{L}\p{N}_.])`,
  'u',
);

/** The letter x between two values. Two unknown words may be text without its quotes. */
const xForTimes = ({ lineText, source }: ErrorContext): false | Readonly<Record<string, string>> => {
  const { left, right, between, one = '', other = '', x = '' } = X_BETWEEN.exec(lineText)?.groups ?? {};
  if (left !== undefined && right !== undefined) return { first: left, second: right, point: between ?? 'x' };
  if ([one, other].every((value) => /^["']/.test(value))) return false;
  const isWord = (value: string) => /^[\p{L}_]/u.test(value);
  if (one === '' || [one, other].some((value) => IS_KEYWORD.test(value))) return false;
  if (isWord(one) && isWord(other) && ![one, other].some((value) => isNamedIn(source, value))) return false;
  // `print(one x two)` with a variable x may lack commas.
  return !(isWord(one) && isNamedIn(source, x)) && { first: one, second: other, point: x };
};

/**
 * The row about the letter x where Python multiplies with *. The row comes before the rows about two adjacent values.
 */
export const TIMES_ROWS: readonly ErrorRow[] = [
  {
    key: 'x-for-times',
    types: ['SyntaxError', 'IndentationError'],
    message: /^invalid (?:syntax|decimal literal)/,
    when: xForTimes,
    example: 'apples = 3 x 4',
  },
];
