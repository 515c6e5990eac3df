import type { ErrorContext, ErrorRow } from './error-row.ts';

type Found = false | Readonly<Record<string, string>>;

/** How the code of a web page writes some symbols, and the symbols. */
const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&amp;', '&'],
  ['&quot;', '"'],
  ['&#34;', '"'],
  ['&#39;', "'"],
  ['&apos;', "'"],
  ['&nbsp;', ' '],
]);

const PIECES = /"[^"]*"|'[^']*'|(?<!&)#.*|&(?:lt|gt|amp|quot|#34|#39|apos|nbsp);/g;

/** Symbols outside texts and comments, written as in the code of a web page: `while i &lt; 3:`. */
const fromPage = ({ error, lineText }: ErrorContext): Found => {
  const sign = lineText.match(PIECES)?.find((piece) => ENTITIES.has(piece));
  if (sign === undefined) return false;
  const { name } = /^name '(?<name>\w+)' is not defined/.exec(error.message)?.groups ?? {};
  if (error.type === 'NameError' && sign !== `&${name};`) return false;
  const write = lineText.replace(PIECES, (piece) => ENTITIES.get(piece) ?? piece).trim();
  const right = ENTITIES.get(sign) ?? '';
  return { sign, right: right === ' ' ? 'a space' : right, write, point: sign };
};

/** The row about code that was copied from the source of a web page. */
export const WEB_PAGE_ROWS: readonly ErrorRow[] = [
  {
    key: 'symbol-of-web-page',
    types: ['SyntaxError', 'IndentationError', 'NameError'],
    message: /./,
    when: fromPage,
    example: 'i = 0\nif i &lt; 3:\n    pass',
  },
];
