import { usernameSchema } from '@hopcode/contract/auth/account-fields';

/** A line of a list of students: at least one of the two names. */
export type WishedName = { readonly username?: string | undefined; readonly full_name?: string | undefined };

const LONGEST = 40;
/** Where neither name gives a user name: a full name of signs only. */
const NAMELESS = 'Student';

/**
 * A user name for each line of a list, none of them `taken` (small letters) or twice in the list; a name that is taken
 * gets the first number that is free. `taken` grows by the names that are given.
 */
export function chooseUsernames(
  wished: readonly WishedName[],
  taken: Set<string>,
): { readonly username: string; readonly renamed: boolean }[] {
  return wished.map((one) => {
    const base = one.username ?? fromFullName(one.full_name ?? '');
    let username = base;
    for (let number = 2; taken.has(username.toLowerCase()); number += 1) {
      username = `${base.slice(0, LONGEST - String(number).length)}${number}`;
    }
    taken.add(username.toLowerCase());
    return { username, renamed: username !== base };
  });
}

/**
 * First name and initial of the last: not the full name, which others would see. `Ada King Lovelace` is `AdaL`. A
 * number is no name: of `Fox 12` it stays whole.
 */
function fromFullName(fullName: string): string {
  const words = fullName
    .normalize('NFC')
    .split(/\s+/)
    .map((word) => word.replaceAll(/[^\p{L}\p{M}\p{N}]/gu, ''))
    .filter((word) => word !== '');
  const [first = ''] = words;
  const initial = words.length > 1 ? (/^(?:\p{N}{1,9}|.)/u.exec(words.at(-1) ?? '')?.[0] ?? '') : '';
  const parsed = usernameSchema.safeParse(`${[...first].slice(0, 30).join('')}${initial}`);
  return parsed.success ? parsed.data : NAMELESS;
}
