import type { TextCheck } from './text-check.ts';

const NUMBER_WORDS: Readonly<Record<string, string>> = {
  zero: '0',
  no: '0',
  once: '1',
  one: '1',
  first: '1',
  single: '1',
  a: '1',
  an: '1',
  twice: '2',
  two: '2',
  both: '2',
  second: '2',
  three: '3',
  third: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
  twelve: '12',
  dozen: '12',
  hour: '60',
  week: '7',
  day: '24',
};

const DIGIT = /\p{Nd}/gu;

/**
 * Replaces the digits of any script with ASCII digits. The ten digits of a script start at a code point that ends in 0
 * or 6 in hexadecimal.
 */
const plainDigits = (text: string): string =>
  text.replaceAll(DIGIT, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    if (code < 0x80) return digit;
    const row = code - (code % 16);
    return String(/\p{Nd}/u.test(String.fromCodePoint(row)) ? code - row : code - row - 6);
  });

const withoutGaps = (text: string): string =>
  text.replaceAll(/\{\{[^}]*\}\}/g, ' ').replaceAll(/[\u202f\u00a0.,\u066c](?=\d{3}(?!\d))/g, '');

const numbersOf = (text: string): readonly string[] => withoutGaps(plainDigits(text)).match(/\d+/g) ?? [];

/** Numbers up to this one may be words in a translation. */
const WORDS_UP_TO = 12;

/**
 * Checks that a text contains the same numbers as the English text, because a hint with another line number would
 * mislead.
 */
export const checkNumbers: TextCheck = ({ english, own }) => {
  const source = numbersOf(english);
  const named = (english.toLowerCase().match(/[a-z]+/g) ?? []).flatMap((word) => NUMBER_WORDS[word] ?? []);
  const mine = numbersOf(own);
  const extra = mine.filter((number) => !source.includes(number) && !named.includes(number));
  if (extra.length > 0)
    return [`has the number ${extra.join(', ')}, which English does not have: correct it`];
  const lost = source.filter((number) => Number(number) > WORDS_UP_TO && !mine.includes(number));
  return lost.length > 0 ? [`does not have the number ${lost.join(', ')}: write it as in English`] : [];
};
