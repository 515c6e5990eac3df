import type { ErrorContext, ErrorRow } from './error-row.ts';
import { isToken, tokensOf } from './tokens.ts';

const SYNTAX = ['SyntaxError'];

/** A bracket that is still open at the colon of a head. */
const openAtColon = ({ lineText }: ErrorContext): boolean | Readonly<Record<string, string>> => {
  const tokens = tokensOf(lineText).filter((token) => token.kind !== 'note');
  const last = tokens.at(-1);
  if (!last || !isToken(last, ':') || last.depth === 0) return false;
  const opening = tokens.findLast((token) => token.depth === last.depth - 1 && isToken(token, '(', '[', '{'));
  const isHead = /^\s*(?:if|elif|while|for|def|class|with|match)(?![\p{L}\p{N}_])/u.test(lineText);
  return isHead && isToken(opening, '(') && { point: lineText.slice(opening?.at, last.at + 1) };
};

/** Brackets, quotes, colons, commas and characters that Python does not know. */
export const PUNCTUATION_ROWS: readonly ErrorRow[] = [
  {
    key: 'missing-colon',
    types: SYNTAX,
    message: /^(?:expected ':'|invalid syntax$)/,
    line: /^\s*(?<keyword>\w+)/,
    when: ({ error, lineText, found: { keyword = '' } }) =>
      error.message !== 'invalid syntax' ||
      (/^(?:if|elif|while|for|def|class)$/.test(keyword) && !lineText.includes(':')),
    example: 'for i in range(3)\n    print(i)',
  },
  {
    key: 'bracket-never-closed',
    types: SYNTAX,
    message: /^'(?<bracket>.)' was never closed/,
    example: 'print((1 + 2)\nx = 1',
  },
  {
    key: 'bracket-never-opened',
    types: SYNTAX,
    message: /^unmatched '(?<bracket>.)'/,
    example: 'print(1))',
  },
  {
    key: 'brackets-mixed',
    types: SYNTAX,
    message: /closing parenthesis '(?<closing>.)' does not match opening parenthesis '(?<opening>.)'/,
    example: 'a = [1, 2)',
  },
  {
    key: 'long-text-never-closed',
    types: SYNTAX,
    message: /^unterminated triple-quoted (?:f-string|string) literal/,
    example: 'x = """one\ntwo',
  },
  {
    key: 'text-never-closed',
    types: SYNTAX,
    message: /^unterminated (?:f-string|string) literal/,
    example: 'print("hello)',
  },
  {
    key: 'call-without-parentheses',
    types: SYNTAX,
    message: /^Missing parentheses in call to '(?<name>\w+)'/,
    example: 'print "hello"',
  },
  {
    key: 'digits-of-another-script',
    types: SYNTAX,
    message: /^invalid character '(?<character>\p{Nd})'/u,
    example: 'x = \u0663',
  },
  {
    key: 'sign-of-paper',
    types: SYNTAX,
    message: /^invalid character '(?<character>[\u00d7\u00f7\u2212\u2013\u00b7\u22c5])'/u,
    example: 'x = 3 \u00d7 4',
  },
  {
    key: 'wide-sign',
    types: SYNTAX,
    message: /^invalid character '(?<character>[\uff01-\uff5e\u3001\u3002\u060c\u061b\u061f])'/u,
    example: 'x = len\uff08"a"\uff09',
  },
  {
    key: 'unknown-character',
    types: SYNTAX,
    message: /^invalid character '(?<character>.+)' \(U\+/,
    when: ({ found: { character = '' } }) => ({ point: character }),
    example: 'x = 3°',
  },
  {
    key: 'invisible-character',
    types: SYNTAX,
    message: /^invalid non-printable character U\+(?<code>\w+)/,
    example: 'x =\u200b1',
  },
  {
    key: 'backslash',
    types: SYNTAX,
    message: /^unexpected character after line continuation/,
    example: 'x = 1 \\ 2',
  },
  {
    key: 'number-with-zeros',
    types: SYNTAX,
    message: /leading zeros in decimal integer literals/,
    example: 'x = 007',
  },
  {
    key: 'function-inputs-broken',
    types: SYNTAX,
    message: /./,
    line: /^\s*def\s*\w*\s*\(\s*:/,
    example: 'def go(:\n    pass',
  },
  {
    key: 'bracket-open-at-colon',
    types: SYNTAX,
    message: /^invalid syntax/,
    when: openAtColon,
    example: 'x = 1\nif (x == 1:\n    pass',
  },
  {
    key: 'stray-sign',
    types: SYNTAX,
    message: /^invalid syntax/,
    line: /(?<point>(?<sign>[$?]|!(?!=)|^@))/,
    when: ({ lineText }) => !/["']/.test(lineText.replace(/\((?:"[^"]*"|'[^']*')\)/g, '')),
    example: 'print(1)?',
  },
];
