import type { ErrorRow } from './error-row.ts';

const SYNTAX = ['SyntaxError'];

/** Texts whose quotes are in the wrong place. */
export const QUOTE_ROWS: readonly ErrorRow[] = [
  {
    key: 'apostrophe-in-text',
    types: SYNTAX,
    message: /^(?:unterminated string literal|invalid syntax)/,
    line: /'(?<text>[^'"]*\p{L}'\p{L}[^'"]*)'/u,
    when: ({ found: { text = '' } }) => ({ point: `'${text}'` }),
    example: "player.speak('It's me')",
  },
  {
    key: 'quotes-mixed',
    types: SYNTAX,
    message: /^unterminated string literal/,
    line: /(?:"(?<first>[^"]*)'|'(?<second>[^']*)")\s*[)\]}]*\s*$/,
    when: ({ found: { first, second } }) => ({ text: first ?? second ?? '' }),
    example: 'print("hello\')',
  },
  {
    key: 'text-never-opened',
    types: SYNTAX,
    message: /^unterminated string literal/,
    line: /^[^"']*[([{,=]\s*(?<text>[^"'()[\]{},=]*\S)["']\s*[)\]}]*\s*$/,
    when: ({ found: { text = '' } }) => ({ point: text }),
    example: 'print(hello")',
  },
  {
    key: 'quote-inside-text',
    types: SYNTAX,
    message: /Is this intended to be part of the string\?$/,
    example: 'print("He said "hi" to me")',
  },
  {
    key: 'backtick-quotes',
    types: SYNTAX,
    message: /^invalid syntax/,
    line: /(?<!`)`(?<text>[^`]+)`?/,
    when: ({ found: { text = '' } }) => ({ point: `\`${text}` }),
    example: 'print(`hello`)',
  },
];
