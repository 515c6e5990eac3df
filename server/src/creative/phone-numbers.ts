import { isKnownNumber, LITERALS } from './known-numbers.ts';
import { spokenDigits } from './spoken-digits.ts';

/** Minimum number of digits in a phone number. */
const FEWEST_DIGITS = 7;
/** Minimum number of digits in a phone number that is written in pairs, as in Denmark. */
const FEWEST_IN_PAIRS = 8;

/** Dates such as 2026-04-30, and decimals such as 3.14159265. They are removed before the search for a phone number. */
const DATES =
  /(?<!\d)(?:(?:19|20)\d\d([-./])\d\d?\1\d\d?|\d\d?([-./])\d\d?\2(?:19|20)\d\d)(?:\s+\d\d?:\d\d)?(?!\d)/g;
const DECIMALS = /(?<![\d.+])(?:0|[1-9]\d?)\.\d+(?![\d.])/g;

/** Groups of digits with separators. All repetitions have a limit: a program can have 100,000 letters. */
const ROWS = /\+?\(?\d(?:[\s()./+,–-]{0,3}\d)*/g;
/** Whole numbers in a program, without the decimals of other numbers. */
const NUMBERS = /(?<!\d)(?<!\d[._])\d(?:_?\d)*/g;
/** Texts of digits that a program joins: `"0176" + "12345"`. */
const TEXTS = /["']\+?[\d ]{1,15}["'](?:[ \t]{0,3}[+,]?[ \t]{0,3}["'][\d ]{1,15}["']){1,12}/g;
/** Nine to thirteen single digits with separators between them. */
const SINGLE_DIGITS = /(?<![\d._])\d(?:[ \t,"'+]{1,6}\d(?![\d._])){8,12}(?![ \t,"'+]{1,6}\d)/g;

type Row = { readonly written: string; readonly groups: readonly string[]; readonly digits: string };

const rowOf = (written: string): Row => {
  const groups = written.replaceAll('_', '').match(/\d+/g) ?? [];
  return { written, groups, digits: groups.join('') };
};

const steps = (groups: readonly string[]): number[] =>
  groups.slice(1).map((group, at) => Number(group) - Number(groups[at]));

/** Whether the numbers look like a list in a program: 10 20 30, 100 250 300 or 12 15 18. */
const isList = ({ groups }: Row): boolean =>
  groups.length > 2 &&
  (groups.every((group) => Number(group) % 5 === 0) || new Set(steps(groups)).size === 1);

/** Whether the number begins like a phone number: 0176 12345 or +49 176. */
const hasPrefix = ({ written }: Row): boolean => /^["']?(?:\+|\(?0\d)/.test(written);
/**
 * Whether a group has more than two digits, as in 176 1234567. Commas are not allowed, because lists of numbers have
 * commas.
 */
const hasLongGroup = ({ written, groups }: Row): boolean =>
  !/[,+]/.test(written) && groups.some(({ length }) => length > 2);
/** Whether all digits are in pairs: 12 34 56 78. */
const isInPairs = ({ written, groups, digits }: Row): boolean =>
  !/[,+]/.test(written) && digits.length >= FEWEST_IN_PAIRS && groups.every(({ length }) => length === 2);

/** Whether groups of digits with separators can be a phone number. */
const isPhone = (row: Row): boolean => {
  const { groups, digits } = row;
  if (digits.length < FEWEST_DIGITS || isList(row)) return false;
  if (groups.length === 1) return !isKnownNumber(digits);
  return hasPrefix(row) || hasLongGroup(row) || isInPairs(row);
};

/**
 * Whether single digits can be a phone number: 0 1 7 6 1 2 3 4 5 6 can; 1 2 3 4 5 6 7 8 9 and a row of a map such as 0
 * 1 1 0 0 1 0 1 1 cannot.
 */
const isSpelledPhone = ({ groups }: Row): boolean => {
  const counted = steps(groups).filter((step) => Math.abs(step) === 1).length;
  return new Set(groups).size > 5 && counted < groups.length - 2;
};

const rowsOf = (text: string, rows: RegExp): Row[] => [...text.matchAll(rows)].map(([row]) => rowOf(row));

/** Seven to twenty digits without a separator, unless they continue a number that begins before them. */
const LONG_NUMBERS = /(?<![\d+]|\d[\s()./+,–-]{1,3})\d{7,20}(?!\d)/g;

const withoutDates = (text: string): string =>
  text
    .replaceAll(DATES, ' ; ')
    .replaceAll(DECIMALS, ' ; ')
    .replaceAll(LITERALS, ' ; ')
    .replaceAll(LONG_NUMBERS, (digits) => (isKnownNumber(digits) ? ' ; ' : digits));

/** Whether a text that people read, such as a comment, contains a phone number. */
export const hasPhoneNumber = (text: string): boolean => {
  const rest = withoutDates(text);
  const single = [rest, ...spokenDigits(text)];
  return (
    rowsOf(rest, ROWS).some(isPhone) ||
    single.some((digits) => rowsOf(digits, SINGLE_DIGITS).some(isSpelledPhone))
  );
};

/** Whether the values in a program contain a phone number. */
export const hasPhoneNumberInCode = (code: string): boolean =>
  rowsOf(code.replaceAll(LITERALS, ' ; '), NUMBERS).some(isPhone) ||
  rowsOf(code, TEXTS).some((row) => row.digits.length >= FEWEST_DIGITS && hasPrefix(row)) ||
  rowsOf(code, SINGLE_DIGITS).some(isSpelledPhone);
