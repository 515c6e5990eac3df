import { canonicalEmail } from '@hopcode/contract/auth/canonical-name';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { OneTimeTokenTable } from '../database/login-tables.ts';
import { newToken, tokenHash } from '../sessions/session-token.ts';

type Purpose = OneTimeTokenTable['purpose'];

/** How long a link is valid, in hours. */
const LINK_HOURS = { change_email: 24, confirm_email: 7 * 24, reset_password: 1, signup: 7 * 24 } as const;

const LINK_COLUMNS = [
  'email',
  'user_id as userId',
  'organization_id as organizationId',
  'is_mailed as isMailed',
] as const;

export type NewLink = {
  readonly purpose: Purpose;
  readonly email: string;
  readonly userId?: string;
  readonly organizationId?: string | null;
  /** Whether the link is emailed to `email`; false for a link that a person copies and sends. */
  readonly isMailed: boolean;
  /** Default: `LINK_HOURS`. */
  readonly hours?: number;
};

/** The data that belong to a link. */
export type Link = {
  readonly email: string;
  readonly userId: string | null;
  readonly organizationId: string | null;
  /** Whether the link was emailed to `email`. Only then does using the link confirm the address. */
  readonly isMailed: boolean;
};

/** Creates a token for a link; only its hash is stored. */
export async function createLink(db: Database, link: NewLink): Promise<string> {
  const token = newToken();
  await db
    .insertInto('one_time_tokens')
    .values({
      token_hash: tokenHash(token),
      purpose: link.purpose,
      user_id: link.userId ?? null,
      organization_id: link.organizationId ?? null,
      email: link.email,
      email_key: canonicalEmail(link.email),
      is_mailed: link.isMailed,
      expires_at: sql<Date>`now() + make_interval(hours => ${link.hours ?? LINK_HOURS[link.purpose]})`,
    })
    .execute();
  return token;
}

/** Finds the link of a valid token. */
export async function findLink(db: Database, purpose: Purpose, token: string): Promise<Link | undefined> {
  return await db
    .selectFrom('one_time_tokens')
    .select(LINK_COLUMNS)
    .where('token_hash', '=', tokenHash(token))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
}

/** Marks a token as used. Of two simultaneous calls, only one gets the link. */
export async function useLink(db: Database, purpose: Purpose, token: string): Promise<Link | undefined> {
  return await db
    .updateTable('one_time_tokens')
    .set({ used_at: sql<Date>`now()` })
    .where('token_hash', '=', tokenHash(token))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(LINK_COLUMNS)
    .executeTakeFirst();
}

/** Makes an account's remaining links for a purpose invalid. */
export async function endLinks(db: Database, purpose: Purpose, userId: string): Promise<void> {
  await db
    .updateTable('one_time_tokens')
    .set({ used_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .execute();
}

/**
 * The account of a used token if the token has confirmed the account's current address. A mail scanner may have opened
 * the link before the person did.
 */
export async function isConfirmedBy(
  db: Database,
  token: string,
): Promise<{ readonly language: string | null } | undefined> {
  return await db
    .selectFrom('one_time_tokens as t')
    .innerJoin('users as u', (on) =>
      on.onRef('u.id', '=', 't.user_id').onRef('u.email_key', '=', 't.email_key'),
    )
    .select('u.language')
    .where('t.token_hash', '=', tokenHash(token))
    .where('t.purpose', '=', 'confirm_email')
    .where('u.email_verified_at', 'is not', null)
    .executeTakeFirst();
}
