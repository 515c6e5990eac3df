import type { ErrorContext, ErrorRow } from './error-row.ts';
import {
  bareWithApostrophe,
  missingQuote,
  mixedQuotes,
  mixedQuotesInside,
  openTextOf,
  quotesIn,
  touches,
  withoutDoubledQuotes,
} from './open-quote.ts';
import { isNamedIn } from './program-names.ts';
import { tokensOf } from './tokens.ts';

const SYNTAX = ['SyntaxError'];
/** Python also reads `t"` as the start of a text, for example the t of don't. */
const OPEN = /^unterminated (?:[ft]-)?string literal/;

type Found = false | Readonly<Record<string, string>>;

const mixed = ({ lineText }: ErrorContext): Found => {
  const text = mixedQuotes(lineText);
  if (text !== undefined) return { text };
  const inside = mixedQuotesInside(lineText);
  if (inside === undefined) return false;
  const at = lineText.indexOf(inside);
  return { text: inside, point: lineText.slice(at - 1, at + inside.length + 1) };
};

const doubled = ({ lineText }: ErrorContext): Found => {
  const write = withoutDoubledQuotes(lineText);
  return write !== undefined && { write, point: /""|''/.exec(lineText)?.[0] ?? '' };
};

const bare = ({ lineText }: ErrorContext): Found => {
  const text = bareWithApostrophe(lineText);
  return text !== undefined && { text, write: lineText.replace(text, () => `"${text}"`).trim(), point: text };
};

/** A double quote in place of an apostrophe: `"I"m here"`. */
const quoteForApostrophe = ({ lineText }: ErrorContext): Found => {
  const { start = '', end = '' } =
    /(?<!\p{L})"(?<start>[^"']*\p{L})"(?<end>\p{L}[^"']*)"/u.exec(lineText)?.groups ?? {};
  if (start === '' || quotesIn(lineText, '"') % 2 === 0) return false;
  const wrong = `"${start}"${end}"`;
  const text = `${start}'${end}`;
  return { text, write: lineText.replace(wrong, () => `"${text}"`).trim(), point: wrong };
};

/** `speak(f{total} coins")`: the first quote of an f-text is missing. */
const valuesWithoutQuote = (lineText: string): string | undefined => {
  const { text, quote } =
    /(?<=[(=,+]\s*f)(?<text>[^"'()]*\{[^"'{}]*\}[^"'()]*(?<quote>["']))\s*\)*\s*$/.exec(lineText)?.groups ??
    {};
  return quote !== undefined && quotesIn(lineText, quote) % 2 === 1 ? text : undefined;
};

/** The text that has a quote on one side only, if it is not the last text of the line. */
const oneSide =
  (side: 'end' | 'start') =>
  ({ lineText, source }: ErrorContext): Found => {
    const open = side === 'start' ? valuesWithoutQuote(lineText) : undefined;
    if (open !== undefined) return { text: open.slice(0, -1), point: open };
    const found = missingQuote(lineText, source);
    if (found?.side !== side) return false;
    return { text: side === 'start' ? found.piece.slice(0, -1) : found.piece, point: found.piece };
  };

/** A line with several quotes, if it is not certain which text is open. */
const withoutPartner = ({ lineText, source }: ErrorContext): Found => {
  const open = openTextOf(lineText);
  // `print(a + b ")`: the quote is after a value, and only brackets come after it.
  const alone = /^(?<alone>["'])[\s)\]}]*$/.exec(open?.text ?? '')?.groups?.alone;
  if (alone !== undefined && /[\p{L}\p{N}_)\]]\s+$/u.test(lineText.slice(0, open?.at)))
    return { quote: alone, point: alone };
  const quote = /["']/.exec(open?.text ?? '')?.[0];
  if (!open || quote === undefined || quotesIn(lineText, quote) < 3) return false;
  if (quotesIn(lineText, quote) % 2 === 0 || missingQuote(lineText, source)) return false;
  const before = lineText.slice(0, open.at).trimEnd();
  return !/(?:^|[-+*/=(,[{:<>])$/.test(before) && { quote, point: lineText.trim() };
};

/** `f "Hello {name}"` and `"Hello {name}"f`: the f is not right before the quote. */
const lettersApart = ({ lineText, source }: ErrorContext): Found => {
  const {
    first,
    space = '',
    text = '',
    last,
  } = /(?<![\p{L}\p{N}_"'])(?:(?<first>[fF])(?<space>\s+))?(?<text>"[^"]*"|'[^']*')(?<last>[fF](?![\p{L}\p{N}_]))?/u.exec(
    lineText,
  )?.groups ?? {};
  if ((first === undefined) === (last === undefined) || isNamedIn(source, 'f')) return false;
  const wrong = `${first ?? ''}${space}${text}${last ?? ''}`;
  return { write: lineText.replace(wrong, () => `f${text}`).trim(), point: wrong };
};

/** `"He said "hi" to me"`: quotes in a text, around a word that is not a name of the program. */
export const hasQuotesInside = ({ lineText, source }: ErrorContext): boolean => {
  const tokens = tokensOf(lineText);
  return tokens.some((token, index) => {
    const [word, next] = tokens.slice(index + 1, index + 3);
    if (token.kind !== 'text' || word?.kind !== 'name' || next?.kind !== 'text') return false;
    return touches(token, word) && touches(word, next) && !isNamedIn(source, word.text);
  });
};

/**
 * Rows about quotes that are certain to be wrong. These rows come before the rows about conditions and foreign words.
 */
export const FIRST_QUOTE_ROWS: readonly ErrorRow[] = [
  {
    key: 'quotes-mixed',
    types: SYNTAX,
    message: OPEN,
    when: mixed,
    example: 'print("hello\')',
  },
  {
    key: 'quotes-doubled',
    types: SYNTAX,
    message: /^(?:unterminated (?:[ft]-)?string literal|invalid syntax)/,
    when: doubled,
    example: 'print(""Hello"")',
  },
  {
    key: 'apostrophe-in-text',
    types: SYNTAX,
    message: /^(?:unterminated (?:[ft]-)?string literal|invalid syntax)/,
    line: /'(?<text>(?:[^'"]|(?<=\p{L})'(?=\p{L}))*\p{L}'\p{L}(?:[^'"]|(?<=\p{L})'(?=\p{L}))*)'/u,
    when: ({ found: { text = '' } }) => ({ point: `'${text}'` }),
    example: "player.speak('It's me')",
  },
  {
    key: 'quote-for-apostrophe',
    types: SYNTAX,
    message: OPEN,
    when: quoteForApostrophe,
    example: 'print("I"m here")',
  },
  {
    key: 'apostrophe-without-quotes',
    types: SYNTAX,
    message: OPEN,
    when: bare,
    example: "player.speak(It's me)",
  },
  {
    key: 'text-never-opened',
    types: SYNTAX,
    message: OPEN,
    when: oneSide('start'),
    example: 'print(hello")',
  },
  {
    key: 'letter-apart-from-text',
    types: SYNTAX,
    message: /^invalid syntax/,
    when: lettersApart,
    example: 'name = "Ada"\nprint(f "Hello {name}")',
  },
];

/** Rows about texts whose quotes are in the wrong place. */
export const QUOTE_ROWS: readonly ErrorRow[] = [
  {
    key: 'quote-inside-text',
    types: SYNTAX,
    message: /^invalid syntax\. (?:Is this intended to be part of the string|Perhaps you forgot a comma)\?$/,
    when: (context) => /part of the string/.test(context.error.message) || hasQuotesInside(context),
    example: 'print("He said "hi" to me")',
  },
  {
    key: 'quote-without-partner',
    types: SYNTAX,
    message: OPEN,
    when: withoutPartner,
    example: 'print("He said "hi!")',
  },
  {
    key: 'text-never-closed',
    types: SYNTAX,
    message: OPEN,
    when: (context) => oneSide('end')(context) || {},
    example: 'print("hello)',
  },
  {
    key: 'backtick-with-values',
    types: SYNTAX,
    message: /^invalid syntax/,
    line: /(?<point>`(?<text>[^`]*\$\{[^`]*)`)/,
    when: ({ lineText, found: { point = '', text = '' } }) =>
      !/["]/.test(text) && {
        write: lineText
          .replace(point, () => `f"${text.replaceAll('${', '{')}"`)
          .replace(/^\s*(?:let|const|var)\s+|;\s*$/g, '')
          .trim(),
      },
    example: 'name = "Ada"\nprint(`Hello \u0024{name}`)',
  },
  {
    key: 'backtick-quotes',
    types: SYNTAX,
    message: /^(?:invalid syntax|invalid character '´')/,
    line: /(?<![`´])(?<sign>[`´])(?<text>[^`´]+)[`´]?/,
    when: ({ found: { text = '', sign = '' } }) => ({ point: `${sign}${text}` }),
    example: 'print(`hello`)',
  },
];
