import { partsOf } from './code-parts.ts';

/** A replaced character, or a quote with its space; line and column (UTF-16 units) count from 1 in the original source. */
export type Repair = {
  readonly line: number;
  readonly column: number;
  readonly from: string;
  readonly to: string;
};

export type Repaired = { readonly source: string; readonly repairs: readonly Repair[] };

const signs = (from: string, to: string): [string, string][] => [...from].map((sign) => [sign, to]);

/** Characters of other keyboards and of word processors, with the Python character they mean. */
const SIGNS: ReadonlyMap<string, string> = new Map([
  ...signs('，、،﹐', ','),
  ...signs('。．٫۔', '.'),
  ...signs('：﹕', ':'),
  ...signs('；؛\u037e', ';'),
  ...signs('（﹙', '('),
  ...signs('）﹚', ')'),
  ...signs('［【〔', '['),
  ...signs('］】〕', ']'),
  ...signs('｛', '{'),
  ...signs('｝', '}'),
  ...signs('‐‑‒–—−－', '-'),
  ...signs('×∗＊', '*'),
  ...signs('÷∕⁄／', '/'),
  ...signs('٪％', '%'),
  ...signs('≤', '<='),
  ...signs('≥', '>='),
  ...signs('≠', '!='),
  ...signs('…', '...'),
  ...signs('\u2028\u2029', '\n'),
]);

/** Spaces of every width; Python accepts only the plain one. */
const SPACE = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/u;

/** Invisible characters: joiners, marks of writing direction, soft hyphens, byte order marks. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/u;

/** Curly and other quotes, by the straight quote that they mean; the last ones are Hebrew. */
const DOUBLE_QUOTES = '“”„‟«»″＂「」『』״';
const SINGLE_QUOTES = '‘’‚‛′＇‹›׳';
/** Between two letters a Hebrew quote belongs to the word, as in ״צה״ל״. */
const IN_HEBREW_WORD = /^[״׳]\p{L}/u;

const DIGIT = /\p{Nd}/u;
const ASCII_ONLY = /^[\0-\x7f]*$/;
const FULL_WIDTH = { first: 0xff01, last: 0xff5e, distance: 0xfee0 } as const;

/** The ASCII digit for a digit of any script: the last hexadecimal digit of the code for zero is 0 or 6. */
const plainDigit = (sign: string): string => {
  const normal = sign.normalize('NFKC');
  if (/^\d$/.test(normal)) return normal;
  const code = sign.codePointAt(0) ?? 0;
  const row = code - (code % 16);
  return String(DIGIT.test(String.fromCodePoint(row)) ? code - row : code - row - 6);
};

/** The replacement of a character outside strings and comments; the same character if it is fine. */
const plainSign = (sign: string): string => {
  const known = SIGNS.get(sign);
  if (known !== undefined) return known;
  if (SPACE.test(sign)) return ' ';
  if (INVISIBLE.test(sign)) return '';
  const code = sign.codePointAt(0) ?? 0;
  if (code < 128) return sign;
  if (DIGIT.test(sign)) return plainDigit(sign);
  if (code >= FULL_WIDTH.first && code <= FULL_WIDTH.last && !isFancyQuote(sign))
    return String.fromCodePoint(code - FULL_WIDTH.distance);
  return sign;
};

const isFancyQuote = (sign: string): boolean => DOUBLE_QUOTES.includes(sign) || SINGLE_QUOTES.includes(sign);

/**
 * Length of a text in typographic quotes at the start of `code`, or 0. The closing quote must be of the same
 * kind and on the same line, and the text must be valid between straight quotes.
 */
const fancyTextLength = (code: string): number => {
  const kind = DOUBLE_QUOTES.includes(code[0] ?? '') ? DOUBLE_QUOTES : SINGLE_QUOTES;
  const straight = kind === DOUBLE_QUOTES ? '"' : "'";
  for (let index = 1; index < code.length; index += 1) {
    const sign = code[index] ?? '';
    if (kind.includes(sign) && !IN_HEBREW_WORD.test(code.slice(index))) return index + 1;
    if (sign === '\n' || sign === straight || sign === '\\') return 0;
  }
  return 0;
};

/** The spaces that French has inside its quotation marks. These spaces are not part of the text between the marks. */
const FRENCH_ROOM = /^«[ \u00a0\u202f].*[ \u00a0\u202f]»$/u;

/** Collects repairs and tracks the position in the source. */
const createWriter = () => {
  const repairs: Repair[] = [];
  let source = '';
  let line = 1;
  let column = 1;
  const write = (from: string, to: string): void => {
    source += to;
    if (from !== to) repairs.push({ line, column, from, to });
    for (const unit of from)
      if (unit === '\n') {
        line += 1;
        column = 1;
      } else column += unit.length;
  };
  return { write, result: (): Repaired => ({ source, repairs }) };
};

/**
 * Replaces characters that Python does not understand with the intended ones: quotes, full-width and Arabic
 * punctuation, special spaces, digits of other scripts. Strings and comments stay unchanged, and so does a program in
 * plain ASCII.
 */
export const repairPunctuation = (source: string): Repaired => {
  if (ASCII_ONLY.test(source)) return { source, repairs: [] };
  const { write, result } = createWriter();
  for (const part of partsOf(source)) {
    if (part.kind === 'text') write(part.text, part.text);
    else repairCode(part.text, write);
  }
  return result();
};

const repairCode = (code: string, write: (from: string, to: string) => void): void => {
  let index = 0;
  while (index < code.length) {
    const sign = String.fromCodePoint(code.codePointAt(index) ?? 0);
    const length = isFancyQuote(sign) ? fancyTextLength(code.slice(index)) : 0;
    if (length > 0) {
      const straight = DOUBLE_QUOTES.includes(sign) ? '"' : "'";
      const room = FRENCH_ROOM.test(code.slice(index, index + length)) ? 1 : 0;
      const inside = code.slice(index + 1 + room, index + length - 1 - room);
      write(code.slice(index, index + 1 + room), straight);
      write(inside, inside);
      write(code.slice(index + length - 1 - room, index + length), straight);
      index += length;
    } else {
      write(sign, isFancyQuote(sign) ? sign : plainSign(sign));
      index += sign.length;
    }
  }
};
