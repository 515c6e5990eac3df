/**
 * The one form in which usernames, email addresses and school addresses are compared. The form is stored beside what
 * was typed, under a unique index; every comparison, limit and search uses it (docs/decisions/0031). Neither
 * PostgreSQL's `lower()` nor `toLowerCase()` is used for names anywhere else: they disagree about İ, ς and ß.
 */

/** Latin letters that Unicode does not decompose, as people type them on a keyboard without them. */
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

/** Accents of Latin, Greek and Cyrillic letters. Marks of Hindi, Thai, Arabic, Hebrew or Japanese are not in here. */
const ACCENTS = /[\u0300-\u036F]/gu;

const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

const withPlainLatin = (text: string): string =>
  text.replaceAll(SPECIAL_LATIN, (letter) => PLAIN_LATIN.get(letter) ?? letter);

/** Upper case first: it joins letters that have two small forms, such as σ and ς. */
const foldCase = (text: string): string => text.toUpperCase().toLowerCase().replaceAll('ς', 'σ');

/** Without accents. What is left of a sign such as ´ is a space, which counts nowhere at the edge of a name. */
const withoutAccents = (text: string): string => text.normalize('NFKD').replaceAll(ACCENTS, '').trim();

/**
 * A username or a school's address as it is compared: in compatibility form (NFKC), without case, accents and invisible
 * characters, `Łukasz` and `lukasz` alike. A name of invisible characters only stays as it is.
 */
export function canonicalUsername(typed: string): string {
  const visible = withoutAccents(typed.replaceAll(INVISIBLE, '')).replaceAll(INVISIBLE, '');
  if (visible === '') return typed.trim().normalize('NFC');
  return withPlainLatin(withoutAccents(foldCase(withPlainLatin(visible)))).normalize('NFC');
}

/**
 * An email address as it is compared: without case, but with all its letters. `famİly@` is not `family@`: only the
 * case of a letter may differ, so no address reaches an account that another provider's address belongs to.
 */
export function canonicalEmail(typed: string): string {
  const text = typed.trim().normalize('NFC');
  return [...text].map(smallLetter).join('').normalize('NFC');
}

/** The small form of one character; of a letter outside ASCII only where that is outside ASCII too. */
function smallLetter(character: string): string {
  const small = character.toLowerCase();
  if (small.length > character.length || (small < '\u0080' && character >= '\u0080')) return character;
  return small === 'ς' ? 'σ' : small;
}

/** Text to search in: full names and names of schools, in the form of usernames. */
export const searchableText = (text: string): string => canonicalUsername(text).replaceAll(/\s+/gu, ' ');

/** A Latin name in ASCII letters, its case kept: `ChloéL` is `ChloeL`. Letters of other scripts stay. */
export const inPlainLatin = (name: string): string =>
  withPlainLatin(name.normalize('NFD'))
    .replaceAll(/(\p{Script=Latin})[\u0300-\u036F]+/gu, '$1')
    .normalize('NFC');
