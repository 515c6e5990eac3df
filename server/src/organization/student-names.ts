import { usernameSchema } from '@hopcode/contract/auth/account-fields';
import { canonicalUsername, inPlainLetters } from '@hopcode/contract/auth/canonical-name';

/** A line of a list of students: with at least one of the two names. */
export type WishedName = { readonly username?: string | undefined; readonly full_name?: string | undefined };

const LONGEST = 40;
/** For a full name that consists only of symbols, because no username can be derived from it. */
const NAMELESS = 'Student';

/**
 * A username for each line of a list. None of them is in `taken` (canonical forms) or twice in the list. A taken name
 * gets the first free number. Adds the new names to `taken`.
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

/** The beginning of a name, without half a character at its end. */
const shortened = (name: string, length: number): string =>
  name.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');

/**
 * A number or the first letter. Arabic: without the article. Thai and Lao: with the vowel that is written before the
 * letter.
 */
const INITIAL = /^(?:\p{N}{1,9}|(?:ال(?=\p{L}{2}))?(?<letter>[\u0E40-\u0E44\u0EC0-\u0EC4]\p{L}|.))/u;

const initialOf = (word: string): string => {
  const found = INITIAL.exec(word);
  return found?.groups?.letter ?? found?.[0] ?? '';
};

/**
 * First name and initial of the last name, because others would see a full name. `Ada King Lovelace` is `AdaL`. A
 * number is not a name: `Fox 12` stays whole. Latin letters lose their accents, so that a child can type `ChloeL` on
 * any keyboard.
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
