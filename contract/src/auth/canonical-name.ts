import { withPlainHyphens } from './plain-hyphens.ts';

/**
 * The canonical form, in which usernames, email addresses and school slugs are compared. The form is stored next to the
 * typed text, under a unique index. Every comparison, limit and search uses this form (docs/decisions/0031). Neither
 * PostgreSQL's `lower()` nor `toLowerCase()` is used for names anywhere else: they disagree about İ, ς and ß.
 */

/**
 * Latin letters that Unicode does not decompose, with the letters people type when their keyboard lacks them.
 */
const PLAIN_LATIN: ReadonlyMap<string, string> = new Map([
  ['ß', 'ss'],
  ['ẞ', 'SS'],
  ['æ', 'ae'],
  ['Æ', 'Ae'],
  ['œ', 'oe'],
  ['Œ', 'Oe'],
  ['ø', 'o'],
  ['Ø', 'O'],
  ['ł', 'l'],
  ['Ł', 'L'],
  ['đ', 'd'],
  ['Đ', 'D'],
  ['ð', 'd'],
  ['Ð', 'D'],
  ['þ', 'th'],
  ['Þ', 'Th'],
  ['ħ', 'h'],
  ['Ħ', 'H'],
  ['ŧ', 't'],
  ['Ŧ', 'T'],
  ['ı', 'i'],
]);

const SPECIAL_LATIN = new RegExp(`[${[...PLAIN_LATIN.keys()].join('')}]`, 'gu');

/**
 * Accents of Latin, Greek and Cyrillic letters. Marks of Hindi, Thai or Japanese are not in this range, nor are the
 * hamza and madda of Arabic. All of these belong to the letter.
 */
const ACCENTS = /[\u0300-\u036F]/gu;

/**
 * Vowel points of Hebrew and Arabic, and the line that lengthens an Arabic word. Children's books have these marks, but
 * even adults do not know how to type them.
 */
const POINTS = /[\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u0610-\u061A\u0640\u064B-\u0652\u0670]/gu;

/** Text without vowel points. A name with vowel points and the same name without them count as equal. */
export const withoutPoints = (text: string): string => text.replaceAll(POINTS, '');

const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

/** Latin letters that have no accent to remove, replaced by the letters that people type instead: `ß` becomes `ss`. */
export const withPlainLatin = (text: string): string =>
  text.replaceAll(SPECIAL_LATIN, (letter) => PLAIN_LATIN.get(letter) ?? letter);

/** Converts to upper case first, because this merges letters that have two lower-case forms, such as σ and ς. */
const foldCase = (text: string): string => text.toUpperCase().toLowerCase().replaceAll('ς', 'σ');

/** Removes accents and points. A character such as ´ becomes a space, which is trimmed at the ends of a name. */
const withoutAccents = (text: string): string =>
  withoutPoints(text.normalize('NFKD')).replaceAll(ACCENTS, '').trim();

/**
 * The comparable form of a username or a school's slug: compatibility form (NFKC), without differences in case,
 * accents, vowel points and invisible characters. `Łukasz` and `lukasz` are equal. A name of only invisible characters
 * stays as it is.
 */
export function canonicalUsername(typed: string): string {
  const visible = withoutAccents(withPlainHyphens(typed).replaceAll(INVISIBLE, '')).replaceAll(INVISIBLE, '');
  if (visible === '') return typed.trim().normalize('NFC');
  return withPlainLatin(withoutAccents(foldCase(withPlainLatin(visible)))).normalize('NFC');
}

/**
 * The comparable form of an email address: in lower case, with all letters unchanged. `famİly@` is not `family@`: at an
 * email provider, two different addresses can belong to two people.
 */
export function canonicalEmail(typed: string): string {
  const text = typed.trim().normalize('NFC');
  return [...text].map(smallLetter).join('').normalize('NFC');
}

/** The lower-case form of one character. A letter outside ASCII never becomes an ASCII letter. */
function smallLetter(character: string): string {
  const small = character.toLowerCase();
  if (small < '\u0080' && character >= '\u0080') return character;
  return small === 'ς' ? 'σ' : small;
}

/** The searchable form of full names and names of schools, normalised like usernames. */
export const searchableText = (text: string): string => canonicalUsername(text).replaceAll(/\s+/gu, ' ');

/**
 * Replaces the Latin letters of a name with ASCII letters and keeps their case: `ChloéL` becomes `ChloeL`. Letters of
 * other scripts stay, but Hebrew and Arabic letters lose their vowel points.
 */
export const inPlainLetters = (name: string): string =>
  withPlainLatin(withoutPoints(name.normalize('NFD')))
    .replaceAll(/(\p{Script=Latin})[\u0300-\u036F]+/gu, '$1')
    .normalize('NFC');
