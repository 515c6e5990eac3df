/** The words for 0 to 9, one language per line. In Hebrew, phone numbers are spoken in the feminine form. */
const LANGUAGES = [
  'zero one two three four five six seven eight nine',
  'null eins zwei drei vier fünf sechs sieben acht neun',
  'zéro un deux trois quatre cinq six sept huit neuf',
  'cero uno dos tres cuatro cinco seis siete ocho nueve',
  'zero uno due tre quattro cinque sei sette otto nove',
  'zero um dois três quatro cinco seis sete oito nove',
  'nul een twee drie vier vijf zes zeven acht negen',
  'אפס אחת שתיים שלוש ארבע חמש שש שבע שמונה תשע',
] as const;
const withoutMarks = (word: string): string => word.normalize('NFD').replaceAll(/\p{M}/gu, '');

const DIGITS: ReadonlyMap<string, number> = new Map([
  ...LANGUAGES.flatMap((words) =>
    words.split(' ').map((word, digit) => [withoutMarks(word), digit] as const),
  ),
  ['oh', 0],
  ['o', 0],
  ['zwo', 2],
]);
const TIMES: ReadonlyMap<string, number> = new Map([
  ['double', 2],
  ['triple', 3],
]);

const WORDS = /\p{L}[\p{L}\p{M}]*/gu;
/** Symbols that may be between two words of a row. Other symbols end the row. */
const JOINS = /^[\s,.–-]{1,3}$/;

/**
 * Finds rows of words for digits, and returns each row as digits with spaces: `oh seven double five` becomes `0 7 5 5`.
 * A row has at least two words, because a single one is a normal word in a sentence.
 */
export function spokenDigits(text: string): string[] {
  const rows: number[][] = [[]];
  let [end, times] = [0, 1];
  for (const { 0: word, index } of text.matchAll(WORDS)) {
    const known = withoutMarks(word.toLowerCase());
    const digit = DIGITS.get(known);
    if (!JOINS.test(text.slice(end, index))) rows.push([]);
    if (digit !== undefined) rows.at(-1)?.push(...Array<number>(times).fill(digit));
    else if (!TIMES.has(known)) rows.push([]);
    times = TIMES.get(known) ?? 1;
    end = index + word.length;
  }
  return rows.filter((row) => row.length > 1).map((row) => row.join(' '));
}
