import { usernameSchema } from '@hopcode/contract/auth/account-fields';
import { canonicalUsername, inPlainLetters } from '@hopcode/contract/auth/canonical-name';

/** A line in a list of students. It has a username, a full name, or both. */
export type WishedName = { readonly username?: string | undefined; readonly full_name?: string | undefined };

const LONGEST = 40;
/** The name for a student whose full name consists only of symbols, because no username can be derived from it. */
const NAMELESS = 'Student';

/**
 * Chooses a username for each line of a list. No chosen name is in `taken` (canonical forms), and no name is chosen
 * twice. If a name is taken, the first free number is added. The new names are added to `taken`.
 */
export function chooseUsernames(
  wished: readonly WishedName[],
  taken: Set<string>,
): { readonly username: string; readonly renamed: boolean }[] {
  return wished.map((one) => {
    const base = one.username ?? fromFullName(one.full_name ?? '');
    let username = base;
    for (let number = 2; taken.has(canonicalUsername(username)); number += 1) {
      username = `${shortened(base, LONGEST - String(number).length)}${number}`;
    }
    taken.add(canonicalUsername(username));
    return { username, renamed: username !== base };
  });
}

/** The first characters of a name, without half a character at the end. */
const shortened = (name: string, length: number): string =>
  name.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');

/**
 * The first letter of a word, or a number at its beginning. In Arabic, the article is skipped. In Thai and Lao, the
 * letter includes a vowel that is written before it.
 */
const INITIAL = /^(?:\p{N}{1,9}|(?:ال(?=\p{L}{2}))?(?<letter>[\u0E40-\u0E44\u0EC0-\u0EC4]\p{L}|.))/u;

const initialOf = (word: string): string => {
  const found = INITIAL.exec(word);
  return found?.groups?.letter ?? found?.[0] ?? '';
};

/**
 * The first name and the initial of the last name. Other people see the username, so it must not contain the full name.
 * For `Ada King Lovelace` it is `AdaL`. A number is not a name, so `Fox 12` keeps the whole number. Accents on Latin
 * letters are left out, so that a child can type `ChloeL` on any keyboard.
 */
function fromFullName(fullName: string): string {
  const words = inPlainLetters(fullName)
    .split(/\s+/)
    .map((word) => word.replaceAll(/[^\p{L}\p{M}\p{N}]/gu, ''))
    .filter((word) => word !== '');
  const [first = ''] = words;
  const initial = words.length > 1 ? initialOf(words.at(-1) ?? '') : '';
  const parsed = usernameSchema.safeParse(`${[...first].slice(0, 30).join('')}${initial}`);
  return parsed.success ? parsed.data : NAMELESS;
}
