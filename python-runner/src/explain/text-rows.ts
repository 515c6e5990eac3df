import type { ErrorContext, ErrorRow } from './error-row.ts';
import { placeOf } from './place.ts';
import { tokensOf } from './tokens.ts';

const SYNTAX = ['SyntaxError'];

type Found = false | Readonly<Record<string, string>>;

/** A curly quote. A curly quote cannot close a text that a straight quote has opened. */
const curlyQuote = ({ lineText }: ErrorContext): Found => {
  const character = /[“”„‘’‚«»‹›״׳]/.exec(lineText)?.[0];
  return character !== undefined && { character, point: character };
};

/** A text with more lines than this is a text without its closing quote. */
const MOST_LINES = 5;

const COMPARISONS: ReadonlyMap<string, string> = new Map([
  ['≠', '!='],
  ['≤', '<='],
  ['≥', '>='],
]);

const signOfPaper = ({ lineText, found: { character = '' } }: ErrorContext): Found => {
  const sign = COMPARISONS.get(character) ?? '';
  return { sign, write: lineText.replaceAll(character, sign).trim(), point: character };
};

/** Whether this line starts with tabs where another line has spaces, or the reverse. */
const mixesTabs = ({ source, lineText }: ErrorContext): boolean => {
  const own = /^[ \t]+/.exec(lineText)?.[0] ?? '';
  const others = source.split('\n').map((line) => /^[ \t]+(?=\S)/.exec(line)?.[0] ?? '');
  return own.includes('\t')
    ? others.some((other) => other.includes(' '))
    : own !== '' && others.some((other) => other.includes('\t'));
};

/** This line and the line above belong to the same block, but one starts with a tab and the other with spaces. */
const tabBesideSpaces = ({ error, source, lineText }: ErrorContext): Found => {
  const lines = source.split('\n');
  const above = lines.slice(0, error.line - 1).findLastIndex((line) => /^\s*[^\s#]/.test(line));
  const [own, other] = [lineText, lines[above] ?? ''].map((line) => /^[ \t]*/.exec(line)?.[0] ?? '');
  if (own === undefined || other === undefined || /:\s*(?:#.*)?$/.test(lines[above] ?? '')) return false;
  const [tabs, spaces] = own.includes('\t') ? [own, other] : [other, own];
  if (!/^\t+$/.test(tabs) || !/^ +$/.test(spaces)) return false;
  const isSame = tabs.length === 1 ? spaces.length <= 8 : [4, 8].includes(spaces.length / tabs.length);
  const [here, there] = [String(error.line), String(above + 1)];
  return isSame && (tabs === own ? { tabs: here, spaces: there } : { tabs: there, spaces: here });
};

/** A text that continues on the next lines: `player.speak("Hello` and `my cow")`. */
const overLines = ({ error, source, lineText }: ErrorContext): Found => {
  const last = tokensOf(lineText).at(-1);
  if (last?.kind !== 'text' || last.closed || /[)\]}]\s*$/.test(last.text)) return false;
  const quote = /["']/.exec(last.text)?.[0] ?? '"';
  const parts = [lineText.trim()];
  for (const line of source.split('\n').slice(error.line, error.line + MOST_LINES)) {
    parts.push(line.trim());
    const [text = '', rest, ...more] = line.split(quote);
    if (rest === undefined && /^[^"'()=[\]{}]*$/.test(line)) continue;
    if (more.length > 0 || rest === undefined || !/^[^"'()=[\]{}]*$/.test(text)) return false;
    if (!/^\s*[)\]},:]*\s*(?:#.*)?$/.test(rest)) return false;
    return { write: parts.join(' '), amount: String(parts.length), point: last.text };
  }
  return false;
};

/** Whether the error is inside the curly brackets of a text: Python points into the text. */
const insideText = (context: ErrorContext): Found => {
  const { error, source } = context;
  if (error.message.startsWith('f-string: ')) return {};
  const { here } = placeOf(context);
  const start = source
    .split('\n')
    .slice(0, error.line - 1)
    .reduce((sum, line) => sum + line.length + 1, 0);
  const column = start + (error.column ?? 1) - 1;
  return here?.kind === 'text' && /^[rf]*f/i.test(here.text) && column > here.at + 1 && {};
};

/** `f"{name"`: the last curly bracket in the text is open. */
const braceOpen = ({ lineText }: ErrorContext): Found => {
  const inside = /(?<![\p{L}\p{N}_])[fF]["'][^"']*?(?<piece>\{[\p{L}_][\p{L}\p{N}_.]*)(?=[^{}"']*\{)/u.exec(
    lineText,
  )?.groups?.piece;
  const piece = inside ?? /\{[^{}]*$/.exec(lineText)?.[0].replace(/["'].*$/, '');
  return piece !== undefined && piece.length > 1 && { piece, point: piece };
};

/** `f"{name" + "!"`: the text ends before its curly bracket closes. */
const braceBeforeQuote = ({ lineText }: ErrorContext): Found => {
  const piece = /(?<![\p{L}\p{N}_])[fF]"[^"]*(?<piece>\{[^{}"']+)"/u.exec(lineText)?.groups?.piece;
  return piece !== undefined && { piece, point: piece };
};

/** `f"{name)"`: another bracket in place of the curly one, or one bracket too many before it. */
const bracketInBraces = ({ error, lineText, found: { sign = '' } }: ErrorContext): Found => {
  const at = (error.column ?? 1) - 1;
  const rest = lineText.slice(at + 1);
  const isText = /\{[^{}"']*$/.test(lineText.slice(0, at)) && lineText[at] === sign;
  const write = `${lineText.slice(0, at)}${rest.startsWith('}') ? '' : '}'}${rest}`.trim();
  return isText && { write };
};

/** Rows about quotes, backslashes, and spaces that look alike. */
export const TEXT_ROWS: readonly ErrorRow[] = [
  {
    key: 'brace-never-closed',
    types: SYNTAX,
    message: /^f-string: expecting (?:'\}'|'=', or '!')/,
    when: (context) =>
      context.error.message.endsWith("expecting '}'") ? braceOpen(context) : braceBeforeQuote(context),
    example: 'name = "Ada"\nprint(f"Hello {name")',
  },
  {
    key: 'brace-without-partner',
    types: SYNTAX,
    message: /^f-string: single '\}' is not allowed/,
    example: 'name = "Ada"\nprint(f"Hello name}")',
  },
  {
    key: 'bracket-in-braces',
    types: SYNTAX,
    message: /^f-string: unmatched '(?<sign>[)\]])'/,
    when: bracketInBraces,
    example: 'name = "Ada"\nprint(f"Hello {name)")',
  },
  {
    key: 'text-in-braces',
    types: SYNTAX,
    message: /^(?:f-string: |invalid |expected |cannot |unterminated string)/,
    when: insideText,
    example: 'x = f"{1 +}"',
  },
  {
    key: 'tab-beside-spaces',
    types: ['TabError', 'IndentationError'],
    message: /^(?:inconsistent use of tabs|unindent does not match|unexpected indent)/,
    when: tabBesideSpaces,
    example: 'if True:\n\tx = 1\n        y = 2',
  },
  {
    key: 'tabs-and-spaces',
    types: ['TabError', 'IndentationError'],
    message: /^(?:inconsistent use of tabs|unindent does not match|unexpected indent)/,
    when: mixesTabs,
    example: 'if True:\n        if True:\n\tx = 1',
  },
  {
    key: 'text-over-lines',
    types: SYNTAX,
    message: /^unterminated string literal/,
    when: overLines,
    example: 'print("Hello\nmy dear cow")',
  },
  {
    key: 'backslash-before-quote',
    types: SYNTAX,
    message: /^unterminated (?:f-string|string) literal/,
    line: /(?<point>\\["'])\s*[)\]}]*\s*$/,
    example: 'x = "c:\\\\a\\"',
  },
  {
    key: 'backslash-in-text',
    types: SYNTAX,
    message: /^\(unicode error\) 'unicodeescape' codec can't decode/,
    example: 'x = "c:\\users"',
  },
  {
    key: 'curly-quotes',
    types: SYNTAX,
    message: /^(?:invalid character '(?<character>[“”„‘’‚«»‹›״׳])'|unterminated (?:f-string|string) literal)/,
    when: curlyQuote,
    example: 'print(“hello”)',
  },
  {
    key: 'comparison-of-paper',
    types: SYNTAX,
    message: /^invalid character '(?<character>[≠≤≥])'/,
    when: signOfPaper,
    example: 'x = 1\nif x ≤ 2:\n    pass',
  },
];
