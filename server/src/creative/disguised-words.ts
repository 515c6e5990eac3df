/** Signs and letters of other alphabets that stand for a Latin letter. A 1 is an i or an l. */
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

/** Marks that are not a part of a letter, such as a line through it, and signs without a look. */
const UNSEEN = /\p{Cf}|\p{Script=Inherited}/gu;
const WITH_UNSEEN = /[\p{L}\p{N}](?:\p{Cf}|\p{Script=Inherited})/u;

/** Letters of scripts that have spaces between words. */
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

/** Shorter words within a row of single letters mean nothing. */
const SHORTEST_WITHIN = 4;
const LONGEST_WITHIN = 12;

/** The Latin words that a word can stand for; empty for a word without such signs. */
function latinWords(word: string): string[] {
  if (!LATIN.test(word) || !NOT_LATIN.test(word)) return [];
  const read = (one: string): string =>
    [...word].map((sign) => (sign === '1' ? one : (LOOKALIKES[sign] ?? sign))).join('');
  return [read('i'), read('l')];
}

/** The words within a row of single letters, which can be several. */
function wordsWithin(row: string): string[] {
  const found: string[] = [];
  for (let from = 0; from < row.length; from += 1)
    for (let to = from + SHORTEST_WITHIN; to <= Math.min(row.length, from + LONGEST_WITHIN); to += 1)
      found.push(row.slice(from, to));
  return found;
}

/**
 * The words that a text hides: with digits for letters, points or spaces between them, letters more often, or signs that are
 * not seen. Other words are not among them.
 */
export function disguisedWords(text: string): string[] {
  const given = text.normalize('NFKC').toLowerCase().normalize('NFC');
  const seen = WITH_UNSEEN.test(given) ? [given.replaceAll(UNSEEN, '')] : [];
  const parts = [...given.matchAll(PARTS)].map(([chain]) => chain.replaceAll(BETWEEN, ''));
  const rows = [...given.matchAll(SINGLE_LETTERS)].map(([row]) => row.replaceAll(BETWEEN, ''));
  const single = rows.flatMap((row) => [row, ...latinWords(row)]).flatMap(wordsWithin);
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
      ...decoded,
      ...shortened,
    ]),
  ];
}

const MASKED = /(?<![\p{L}\p{N}])(\p{L}+)([*#%@$!?•-]{1,2})(\p{L}+)(?![\p{L}\p{N}])/gu;
/** Fewer letters beside the signs can be arithmetic. */
const FEWEST_LETTERS = 3;

/** A pattern of the words in which signs replace one or two letters, such as `sh*t`; undefined without any. */
export function maskedWords(text: string): RegExp | undefined {
  const words = [...text.normalize('NFKC').toLowerCase().matchAll(MASKED)].flatMap(
    ([whole, start = '', signs = '', end = '']) =>
      start.length + end.length < FEWEST_LETTERS && whole !== 'f**k'
        ? []
        : [`${start}\\p{L}{${signs.length}}${end}`],
  );
  return words.length === 0 ? undefined : new RegExp(`^(?:${[...new Set(words)].join('|')})$`, 'u');
}
