import type { ErrorContext, ErrorRow } from './error-row.ts';
import { isNamedIn } from './program-names.ts';

const BREAK =
  /(?<before>"[^"]*"|'[^']*')\s*[+,]?\s*(?<sign>[\\/]n)(?![\p{L}\p{N}_])\s*[+,]?\s*(?<after>"[^"]*"|'[^']*')?/u;

/** `"one"\n"two"` and `"one" /n`: the symbol for a new line is outside the quotes. */
const breakOutside = ({ lineText, source }: ErrorContext): false | Readonly<Record<string, string>> => {
  const { 0: whole = '', groups = {} } = BREAK.exec(lineText) ?? {};
  const { before = '', sign = '', after = '' } = groups;
  const alone = /\(\s*\\n\s*\)/.exec(lineText)?.[0];
  if (alone !== undefined) return { write: lineText.replace(alone, () => '("\\n")').trim(), point: '\\n' };
  // In `"a" / n`, the symbol / is a division.
  if (whole === '' || (sign === '/n' && isNamedIn(source, 'n'))) return false;
  const text = `${before.slice(0, -1)}\\n${after.slice(1, -1)}${before[0]}`;
  const rest = after === '' ? (/\s*[+,]?\s*$/.exec(whole)?.[0] ?? '') : '';
  return { write: lineText.replace(whole, () => `${text}${rest}`).trim(), point: sign };
};

/** The row about the symbol for a new line in a place where Python does not allow it. */
export const LINE_BREAK_ROWS: readonly ErrorRow[] = [
  {
    key: 'line-break-outside-text',
    types: ['SyntaxError', 'NameError'],
    message: /^(?:unexpected character after line continuation|invalid syntax|name 'n' is not defined)/,
    when: breakOutside,
    example: 'print("one"\\n"two")',
  },
];
