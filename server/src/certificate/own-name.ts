import { withoutPoints, withPlainLatin } from '@hopcode/contract/auth/canonical-name';
import {
  brokenWords,
  latinWords,
  singleLetterRows,
  wordsThatLookLatin,
} from '../creative/disguised-words.ts';
import { withGluedWordsApart } from '../creative/glued-words.ts';

/** Shortest part of a name that a program may not have: shorter ones are parts of many words. */
const SHORTEST_NAME = 3;
/** Shortest whole name, written as one word, that is also found within another word. */
const SHORTEST_WITHIN = 6;
/** Scripts in which a name has no space before or after it. */
const WITHOUT_SPACES =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;
const SHORTEST_WITHOUT_SPACES = 2;

/** Letters that are also written as two. */
const WITH_E: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' };

const replaced = (text: string, by: Readonly<Record<string, string>>): string =>
  [...text].map((letter) => by[letter] ?? letter).join('');

/** A text in small letters without accents and vowel points: children leave them out, and add some. */
const plain = (text: string): string =>
  withPlainLatin(
    withoutPoints(text.normalize('NFKC').toLowerCase().normalize('NFD'))
      .replaceAll(/\p{Script=Inherited}|\p{Cf}/gu, '')
      .normalize('NFC'),
  );

/** The ways in which a name can be written without its accents. */
const spellings = (name: string): string[] => [
  plain(name),
  plain(replaced(name.normalize('NFC').toLowerCase(), WITH_E)),
];

const partsOf = (name: string | null): string[] => (name ?? '').match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** A name and its possessive: Kim and Kims. */
const withS = (name: string): string[] => [name, `${name}s`];

/** The words of a program, and those that it hides: within names, in letters of other alphabets, and apart. */
function wordsOf(code: string): ReadonlySet<string> {
  const text = plain(code);
  const written = partsOf(text);
  return new Set([
    ...written,
    ...written.flatMap(latinWords),
    ...partsOf(plain(withGluedWordsApart(code))),
    ...wordsThatLookLatin(text),
    ...singleLetterRows(text),
    ...brokenWords(text),
  ]);
}

/** Whether a program has a part of a student's own name, or all parts as one word. */
export function hasOwnName(
  code: string,
  { full_name: fullName, username }: { readonly full_name: string | null; readonly username: string },
): boolean {
  const text = plain(code);
  const words = wordsOf(code);
  const parts = [...partsOf(fullName).flatMap(withS), ...partsOf(username)].flatMap(spellings);
  const isPart = (part: string): boolean =>
    WITHOUT_SPACES.test(part)
      ? [...part].length >= SHORTEST_WITHOUT_SPACES && text.includes(part)
      : [...part].length >= SHORTEST_NAME && words.has(part);
  const of = partsOf(fullName);
  const joined = of.length < 2 ? [] : [of.join(''), of.toReversed().join('')].flatMap(spellings);
  const isWhole = (whole: string): boolean =>
    words.has(whole) || (whole.length >= SHORTEST_WITHIN && [...words].some((word) => word.includes(whole)));
  return parts.some(isPart) || joined.some(isWhole);
}
