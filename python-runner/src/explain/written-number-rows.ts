import { PYTHON_KEYWORDS } from '../python-keywords.ts';
import type { ErrorContext, ErrorRow } from './error-row.ts';
import { nearestName } from './nearest-name.ts';
import { isNamedIn, namesIn, wholeWord } from './program-names.ts';
import { endOf, isToken, type Token, tokensOf } from './tokens.ts';

const SYNTAX = ['SyntaxError'];
const MESSAGE =
  /^(?:invalid (?:syntax|decimal|hexadecimal|octal|binary|imaginary|character)|expected|cannot assign)/;

type Found = false | Readonly<Record<string, string>>;

/** Whether a number and the name after it are separate: two items, two conditions, or a number and a keyword. */
const isTwoThings = (lineText: string, tokens: readonly Token[], index: number): boolean => {
  const [number, name, after] = tokens.slice(index, index + 3);
  if (!number || !name) return true;
  if (/^[xX]$/.test(name.text) || PYTHON_KEYWORDS.includes(name.text))
    return after?.kind === 'number' || (/^[xX]$/.test(name.text) && after?.kind === 'name');
  if (name.at === endOf(number)) return false;
  const isItem =
    isToken(after, ':') ||
    (index > 0 && isToken(after, '=')) ||
    /[[{][^\]}]*$/.test(lineText.slice(0, number.at));
  const isQuestion = /^\s*(?:if|elif|while)\s/.test(lineText);
  return isItem || (isQuestion && isToken(after, '==', '!=', '<', '>', '<=', '>=', '.', '('));
};

/** A number directly before letters or a space and letters, starting at the place of the error. */
const besideName = ({ lineText, error }: ErrorContext) => {
  const tokens = tokensOf(lineText);
  const from = (error.column ?? 1) - 8;
  for (const [index, number] of tokens.entries()) {
    const name = tokens[index + 1];
    if (number.kind !== 'number' || name?.kind !== 'name' || number.at < from || /^[xX]\d/.test(name.text))
      continue;
    const before = tokens[index - 1];
    const isPart = before && /^[\p{L}\p{N}_]$/u.test(lineText[number.at - 1] ?? '');
    if (isPart || isTwoThings(lineText, tokens, index)) continue;
    return {
      number,
      name,
      before,
      after: tokens[index + 2],
      piece: lineText.slice(number.at, name.at + name.text.length),
    };
  }
  return undefined;
};

/** Whether a number is in a place that creates a name: the start of a line, or after def, class or for. */
const isNewName = (before: string | undefined, after: string | undefined): boolean =>
  (before === undefined && /^(?:=|\+=|-=|\(|\.)$/.test(after ?? '')) ||
  /^(?:def|class|for|import|as)$/.test(before ?? '');

/** The name in the program that a name with a number in front means: `cow2` or `second_cow` for `2cow`. */
const ownName = (source: string, number: string, name: string): string | undefined => {
  if (isNamedIn(source, `${name}${number}`)) return `${name}${number}`;
  if (new RegExp(String.raw`${wholeWord(name)}\s*=\s*f?["']`, 'u').test(source)) return name;
  const own = namesIn(source).filter((other) => other !== name && name.length > 2 && other.includes(name));
  return own.length === 1 ? own[0] : undefined;
};

/** Letters that look like digits. */
const DIGITS: ReadonlyMap<string, string> = new Map([
  ['O', '0'],
  ['o', '0'],
  ['l', '1'],
  ['I', '1'],
  // Cyrillic letters: O, and Ze, which looks like a 3.
  ['О', '0'],
  ['о', '0'],
  ['З', '3'],
  ['з', '3'],
]);

const withDigits = (text: string): string => [...text].map((sign) => DIGITS.get(sign) ?? sign).join('');

/**
 * A letter O or l in a number: `1O`, `1O0`, `2.l`, and `O5`, which Python reads as a name. A Cyrillic Ze alone counts
 * too, because it is hardly ever a name.
 */
const letterForDigit = ({ error, lineText, source, found: { name } }: ErrorContext): Found => {
  const code = lineText.replace(/(["']).*?\1|#.*$/g, (text) => ' '.repeat(text.length));
  const pattern =
    error.type === 'NameError'
      ? /(?<![\p{L}\p{N}_.])(?:[OoIlОоЗз][\dOoIlОоЗз]*\d[\dOoIlОоЗз]*|[Зз])(?![\p{L}\p{N}_])/u
      : /(?<![\p{L}\p{N}_.])\d[\d.]*[OoIlОоЗз][\dOoIlОоЗз]*(?![\p{L}\p{N}_(])(?!\s*=(?!=))/u;
  const piece = pattern.exec(code)?.[0];
  // `5l` may mean 51, or five litres, so this row leaves it out.
  if (piece === undefined || /^\d+l$/.test(piece) || (name !== undefined && name !== piece)) return false;
  const letters = /[\p{L}]+/u.exec(piece)?.[0] ?? '';
  if (isNamedIn(source, letters) || namesIn(source).some((own) => own.replace(/\d+$/, '') === letters))
    return false;
  const letter = letters.charAt(0);
  return {
    piece,
    letter,
    digit: DIGITS.get(letter) ?? '',
    write: lineText.replace(piece, withDigits(piece)).trim(),
    point: piece,
  };
};

/** Units and number words that children write directly after a number. */
const UNITS = /^(?:km|cm|mm|m|kg|g|s|sec|secs|min|h|px|deg|times|steps?|th|st|nd|rd|eur|euros?|dollars?)$/i;

const isCompare = (token: Token | undefined): boolean =>
  isToken(token, '==', '!=', '<', '>', '<=', '>=', 'in', 'is');

const beside =
  (kind: 'times' | 'unit' | 'name') =>
  (context: ErrorContext): Found => {
    const found = besideName(context);
    if (!found || PYTHON_KEYWORDS.includes(found.name.text)) return false;
    const { number, name, piece } = found;
    // In `x > 2 y < 5` two comparisons are next to each other.
    if (kind === 'times' && isCompare(found.before) && isCompare(found.after)) return false;
    // For `x > 1 amd y < 5` Python suggests the intended word.
    const hint = /Did you mean '(?<hint>and|or|in|is|not|if|else)'/.exec(context.error.message)?.groups?.hint;
    if (hint !== undefined && nearestName(name.text, [hint], 2) !== undefined) return false;
    // In `turn right 90 degrees` the word before the number is not a value.
    if (found.before?.kind === 'name' && !PYTHON_KEYWORDS.includes(found.before.text) && kind === 'unit')
      return false;
    // `say "Hello" for 2 seconds` does not create a name.
    if (kind === 'name' && found.before?.text === 'for' && found.before.at !== context.lineText.search(/\S/))
      return false;
    const isNew = isNewName(found.before?.text, found.after?.text);
    const own = name.at === endOf(number) ? ownName(context.source, number.text, name.text) : undefined;
    // In `eggs = 14 eggs` the line itself creates the name, so the word after the number is a unit.
    const isCreatedHere =
      name.at > endOf(number) &&
      new RegExp(String.raw`^\s*${name.text}\s*=(?!=)`, 'u').test(context.lineText);
    const above = context.source.split('\n').slice(0, context.error.line - 1);
    const isKnown = isNamedIn(isCreatedHere ? above.join('\n') : context.source, name.text);
    if (kind !== (isNew || own !== undefined ? 'name' : isKnown ? 'times' : 'unit')) return false;
    const right =
      kind === 'name'
        ? (own ?? `${name.text}${number.text}`)
        : kind === 'times'
          ? `${number.text} * ${name.text}`
          : number.text;
    const write = context.lineText.replace(piece, right).trim();
    const isApart = name.at === endOf(number) ? 'no' : 'yes';
    return { number: number.text, name: name.text, right, write, piece, isApart, point: piece };
  };

/** `1 000` and `1.000.000`: one number in pieces. */
const inPieces = ({ lineText }: ErrorContext): Found => {
  const piece = /(?<![\p{L}\p{N}_."'])\d{1,3}(?:[ .]\d{3})+(?![\p{N}"'])/u.exec(lineText)?.[0];
  if (piece === undefined) return false;
  return { piece, write: lineText.replace(piece, piece.replace(/[ .]/g, '')).trim(), point: piece };
};

/** `big = 1,000`: Python reads two numbers, and stops only when the program calculates with them. */
const thousandsWithComma = ({ source }: ErrorContext): Found => {
  const lines = source.split('\n');
  const stored = /^\s*[\p{L}_][\p{L}\p{N}_]*\s*=\s*(?<piece>[1-9]\d{0,2}(?:,\d{3})+)\s*(?:#.*)?$/u;
  const at = lines.findIndex((line) => stored.test(line));
  const piece = stored.exec(lines[at] ?? '')?.groups?.piece;
  if (piece === undefined) return false;
  const write = (lines[at] ?? '').replace(piece, piece.replaceAll(',', '')).trim();
  return { piece, write, point: piece, pointLine: String(at + 1) };
};

const WORDS: ReadonlyMap<string, string> = new Map([
  ['plus', '+'],
  ['minus', '-'],
  ['times', '*'],
  ['divided by', '/'],
  ['mod', '%'],
  ['modulo', '%'],
  ['div', '//'],
]);

/** `3 plus 4`: an arithmetic sign as a word. */
const inWords = ({ lineText }: ErrorContext): Found => {
  const {
    left = '',
    word,
    right = '',
  } = /(?<left>[\p{L}\p{N}_)\]]\s+)(?<word>plus|minus|times|divided\s+by|mod|modulo|div)(?<right>\s+[\p{L}\p{N}_([])/u.exec(
    lineText.replace(/(["']).*?\1/g, (text) => '0'.repeat(text.length)),
  )?.groups ?? {};
  const sign = word && WORDS.get(word.replace(/\s+/, ' '));
  if (word === undefined || sign === undefined) return false;
  return {
    word,
    sign,
    write: lineText.replace(`${left}${word}${right}`, `${left}${sign}${right}`).trim(),
    point: word,
  };
};

/** `price * 20%`: a percent sign after a number, with no value after it. */
const percent = ({ lineText }: ErrorContext): Found => {
  const tokens = tokensOf(lineText).filter((token) => token.kind !== 'note');
  const index = tokens.findIndex((token, at) => {
    const [before, after] = [tokens[at - 1], tokens[at + 1]];
    const isBeside =
      isToken(token, '%') &&
      /^(?:number|name)$/.test(before?.kind ?? '') &&
      before &&
      endOf(before) === token.at;
    return isBeside && (after === undefined || (after.kind === 'sign' && !'([{'.includes(after.text)));
  });
  const sign = tokens[index];
  if (!sign) return false;
  const start = lineText.slice(0, sign.at);
  // `price - 10%` takes ten percent of the price.
  const { base } =
    /(?<base>[\p{L}_][\p{L}\p{N}_.]*|\d[\d.]*)\s*[-+]\s*(?=[\p{L}\p{N}_.]+$)/u.exec(start)?.groups ?? {};
  const number = tokens[index - 1]?.text ?? '';
  const part = base === undefined ? '' : `${base} * `;
  const write =
    `${start.slice(0, -number.length)}${part}${number} / 100${lineText.slice(endOf(sign))}`.trim();
  return { write, point: `${tokens[index - 1]?.text ?? ''}%` };
};

/** Rows about numbers next to names, numbers in pieces, and calculations in words. */
export const WRITTEN_NUMBER_ROWS: readonly ErrorRow[] = [
  {
    key: 'letter-for-digit',
    types: ['SyntaxError', 'NameError'],
    message: /^(?:invalid (?:syntax|decimal|imaginary)|name '(?<name>[^']+)' is not defined)/,
    when: letterForDigit,
    example: 'x = 1O',
  },
  {
    key: 'times-between',
    types: SYNTAX,
    message: MESSAGE,
    when: beside('times'),
    example: 'n = 2\nx = 2n',
  },
  {
    key: 'name-starts-with-number',
    types: SYNTAX,
    message: MESSAGE,
    when: beside('name'),
    example: '2nd = 5',
  },
  {
    key: 'percent-sign',
    types: SYNTAX,
    message: /^invalid syntax/,
    when: percent,
    example: 'price = 80\nprint(price * 20%)',
  },
  {
    key: 'calculate-in-words',
    types: SYNTAX,
    message: MESSAGE,
    when: inWords,
    example: 'x = 3 plus 4',
  },
  {
    key: 'number-in-pieces',
    types: [...SYNTAX, 'TypeError'],
    message: new RegExp(`${MESSAGE.source}|tuple`),
    when: (context) => (context.error.type === 'TypeError' ? thousandsWithComma(context) : inPieces(context)),
    example: 'x = 1 000',
  },
  {
    key: 'number-with-unit',
    types: SYNTAX,
    message: MESSAGE,
    when: (context) => {
      const found = beside('unit')(context);
      return found && (found.isApart === 'yes' || UNITS.test(found.name ?? '')) && found;
    },
    example: 'x = 5km',
  },
  {
    key: 'number-with-letters',
    types: SYNTAX,
    message: MESSAGE,
    when: beside('unit'),
    example: 'print(2cow)',
  },
];
