import { canonicalUsername, searchableText } from '@hopcode/contract/auth/canonical-name';
import { type RawBuilder, sql } from 'kysely';

type NamesChange = { readonly username?: string | undefined; readonly full_name?: string | null | undefined };

/** The forms in which the names of a new student are compared. */
export const nameKeys = (username: string, fullName: string | null) => ({
  username_key: canonicalUsername(username),
  full_name_key: fullName === null ? null : searchableText(fullName),
});

/** The same for a change of a student's names; what is undefined stays. */
export function changedNameKeys({ username, full_name: fullName }: NamesChange): {
  readonly username_key?: RawBuilder<string>;
  readonly full_name_key?: string | null;
} {
  return {
    ...(username === undefined ? {} : { username_key: keyOf(username) }),
    ...(fullName === undefined ? {} : { full_name_key: fullName === null ? null : searchableText(fullName) }),
  };
}

/** A name that stays keeps its form: of the names before migration 11 some are compared as they were typed. */
const keyOf = (username: string): RawBuilder<string> =>
  sql<string>`case when username = ${username} then username_key else ${canonicalUsername(username)} end`;
