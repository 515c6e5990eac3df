import { writtenPieces } from './written-pieces.ts';

/**
 * Symbols, and letters of other alphabets, that replace a Latin letter. A 1 is not listed, because it can be an i or an
 * l.
 */
const LOOKALIKES: Readonly<Record<string, string>> = {
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'i',
  '€': 'e',
  а: 'a',
  в: 'b',
  е: 'e',
  і: 'i',
  к: 'k',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  с: 'c',
  т: 't',
  у: 'y',
  х: 'x',
  α: 'a',
  ι: 'i',
  κ: 'k',
  ο: 'o',
  τ: 't',
  υ: 'u',
};

/** Combining marks that disguise a letter, such as a line through it, and invisible characters. */
const UNSEEN = /\p{Cf}|\p{Script=Inherited}/gu;
const WITH_UNSEEN = /[\p{L}\p{N}](?:\p{Cf}|\p{Script=Inherited})/u;

/** Letters of scripts that put spaces between words. */
const LETTER =
  '[\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Greek}\\p{Script=Hebrew}\\p{Script=Arabic}\\p{N}]';
const PARTS = new RegExp(`(?<!${LETTER})${LETTER}+(?:[.\\-~^/:·•]{1,2}${LETTER}+)+`, 'gu');
const SINGLE_LETTERS = new RegExp(
  `(?<!${LETTER})${LETTER}(?:[^\\p{L}\\p{N}\\n]{1,4}${LETTER}(?!${LETTER})){2,59}`,
  'gu',
);
const BETWEEN = /[^\p{L}\p{N}]+/gu;

const SIGNS = /[\p{L}\p{N}@$!|€]+/gu;
const LATIN = /[a-z]/u;
const NOT_LATIN = /[^a-z]/u;
const REPEATED = /(.)\1{2,}/gu;

/** Shorter words in a row of single letters are there by coincidence. */
const SHORTEST_WITHIN = 4;
const LONGEST_WITHIN = 12;

/** The Latin words that a word with such symbols can mean; empty for other words. */
export function latinWords(word: string): string[] {
  if (!LATIN.test(word) || !NOT_LATIN.test(word)) return [];
  const read = (one: string): string =>
    [...word].map((sign) => (sign === '1' ? one : (LOOKALIKES[sign] ?? sign))).join('');
  return [read('i'), read('l')];
}

/** The words in which every letter looks like a Latin letter, written in Latin letters. */
export const wordsThatLookLatin = (text: string): string[] =>
  (text.match(SIGNS) ?? [])
    .map((word) => [...word].map((sign) => LOOKALIKES[sign] ?? sign).join(''))
    .filter((word) => !NOT_LATIN.test(word));

const rowsOf = (text: string): string[] => [...text.matchAll(SINGLE_LETTERS)].map(([row]) => row);
/** Symbols of arithmetic. Outside texts and comments, `h * e * n` is a formula, not a word. */
const ARITHMETIC = /[=*+/%<>&|]/u;

/** Finds rows of single letters in a text, such as `h, e, n`, and joins each row into one word. */
export const singleLetterRows = (text: string): string[] =>
  [...rowsOf(text).filter((row) => !ARITHMETIC.test(row)), ...writtenPieces(text).flatMap(rowsOf)].map(
    (row) => row.replaceAll(BETWEEN, ''),
  );

/**
 * Two neighbouring words in Latin letters. They are joined only if one of them has no vowel and is therefore not a
 * word.
 */
const NEIGHBOURS = /(?<![\p{L}\p{M}\p{N}'’])([a-z]{1,11}) (?=([a-z]{1,11})(?![\p{L}\p{M}\p{N}'’]))/gu;
const VOWEL = /[aeiouy]/u;

/** Joins words that a space breaks: `f ox` and `fo x` become `fox`; `a fox` and `an owl` are not joined. */
export const brokenWords = (text: string): string[] =>
  [...text.matchAll(NEIGHBOURS)].flatMap(([, start = '', end = '']) =>
    VOWEL.test(start) && VOWEL.test(end) ? [] : [start + end],
  );

/** All parts of a row of single letters that are long enough to be words, because the row may contain several words. */
function wordsWithin(row: string): string[] {
  const found: string[] = [];
  for (let from = 0; from < row.length; from += 1)
    for (let to = from + SHORTEST_WITHIN; to <= Math.min(row.length, from + LONGEST_WITHIN); to += 1)
      found.push(row.slice(from, to));
  return found;
}

/**
 * The words that a text hides: with symbols instead of letters, with dots or spaces between letters, with repeated
 * letters, or with invisible characters. Only disguised words are returned.
 */
export function disguisedWords(text: string): string[] {
  const given = text.normalize('NFKC').toLowerCase().normalize('NFC');
  const seen = WITH_UNSEEN.test(given) ? [given.replaceAll(UNSEEN, '')] : [];
  const parts = [...given.matchAll(PARTS)].map(([chain]) => chain.replaceAll(BETWEEN, ''));
  const single = singleLetterRows(given)
    .flatMap((row) => [row, ...latinWords(row)])
    .flatMap(wordsWithin);
  const words = [given, ...seen, ...parts].flatMap((one) => one.match(SIGNS) ?? []);
  const decoded = words.flatMap(latinWords);
  const shortened = [...words, ...decoded].flatMap((word) => {
    const once = word.replaceAll(REPEATED, '$1');
    return once === word ? [] : [once, word.replaceAll(REPEATED, '$1$1')];
  });
  return [
    ...new Set([
      ...seen.flatMap((one) => one.match(SIGNS) ?? []),
      ...parts,
      ...single,
      ...brokenWords(given),
      ...decoded,
      ...shortened,
    ]),
  ];
}

/** Matches `sh*t`. Fewer than three letters can be arithmetic. */
const MASKED = /(?<![\p{L}\p{N}])(\p{L}+)([*#%@$!?•-]{1,2})(\p{L}+)(?![\p{L}\p{N}])/gu;
const FEWEST_LETTERS = 3;
/** Matches `s**t` in comments and texts; elsewhere it can be arithmetic. */
const MASKED_INSIDE = /(?<![\p{L}\p{N}])(\p{L})([*#]{2,3})(\p{L})(?![\p{L}\p{N}])/gu;
/** Matches `s***`. */
const MASKED_END = /(?<![\p{L}\p{N}*])(\p{L}{1,2})([*#]{2,4})()(?![\p{L}\p{N}*#])/gu;
const SHORTEST_MASKED = 4;

/**
 * Finds words in which symbols replace letters, such as `sh*t`. Returns a function that tells whether one of them can
 * stand for a given word; undefined if the text has no such words. The words of the text are grouped by their first
 * letter, because a long text can have many of them.
 */
export function maskedWords(text: string): ((word: string) => boolean) | undefined {
  const given = text.normalize('NFKC').toLowerCase();
  const written = writtenPieces(given).join('\n');
  const words = [
    ...[...given.matchAll(MASKED)].filter(
      ([whole, start = '', , end = '']) => start.length + end.length >= FEWEST_LETTERS || whole === 'f**k',
    ),
    ...written.matchAll(MASKED_INSIDE),
    ...written.matchAll(MASKED_END),
  ]
    .filter(([whole]) => whole.length >= SHORTEST_MASKED)
    .map(([, start = '', signs = '', end = '']) => `${start}\\p{L}{${signs.length}}${end}`);
  if (words.length === 0) return undefined;
  const patterns = new Map(
    [...Map.groupBy(new Set(words), (word) => word.charAt(0))].map(([first, same]) => [
      first,
      new RegExp(`^(?:${same.join('|')})$`, 'u'),
    ]),
  );
  return (word) => patterns.get(word.charAt(0))?.test(word) === true;
}
