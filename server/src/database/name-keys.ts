import { canonicalUsername, searchableText } from '@hopcode/contract/auth/canonical-name';
import { type RawBuilder, sql } from 'kysely';

type NamesChange = { readonly username?: string | undefined; readonly full_name?: string | null | undefined };

/** The canonical forms of the names of a new student. */
export const nameKeys = (username: string, fullName: string | null) => ({
  username_key: canonicalUsername(username),
  full_name_key: fullName === null ? null : searchableText(fullName),
});

/** The canonical forms for a change to a student's names. A name that is undefined does not change. */
export function changedNameKeys({ username, full_name: fullName }: NamesChange): {
  readonly username_key?: RawBuilder<string>;
  readonly full_name_key?: string | null;
} {
  return {
    ...(username === undefined ? {} : { username_key: keyOf(username) }),
    ...(fullName === undefined ? {} : { full_name_key: fullName === null ? null : searchableText(fullName) }),
  };
}

/**
 * A username that does not change keeps its key, because names from before migration 11 may have the typed text as
 * their key.
 */
const keyOf = (username: string): RawBuilder<string> =>
  sql<string>`case when username = ${username} then username_key else ${canonicalUsername(username)} end`;
