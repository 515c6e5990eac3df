import { canonicalUsername } from '@hopcode/contract/auth/canonical-name';
import { USER_TYPES } from '@hopcode/contract/auth/current';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { deleteSessionsOf } from '../sessions/session-store.ts';
import { tokenHash } from '../sessions/session-token.ts';
import { type Account, classKeyOf } from './account-store.ts';

/** A student who can get a card: a student of a school, with a separate account. */
export type CardHolder = {
  readonly studentId: string;
  readonly userId: string;
  readonly username: string;
  readonly fullName: string | null;
};

/** Returns those of the given students who can get a card from the school. A teacher's player cannot get a card. */
export async function findCardHolders(
  db: Database,
  organizationId: string,
  studentIds: readonly string[],
): Promise<CardHolder[]> {
  return await db
    .selectFrom('students as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .select(['s.id as studentId', 'u.id as userId', 's.username', 's.full_name as fullName'])
    .where('s.tenant_id', '=', organizationId)
    .where('u.organization_id', '=', organizationId)
    .where('u.user_type', '=', USER_TYPES.parent)
    .where(sql<boolean>`s.id = any(${[...studentIds]}::uuid[])`)
    .execute();
}

/** How many of the given students have a card. */
export async function countCards(
  db: Database,
  organizationId: string,
  studentIds: readonly string[],
): Promise<number> {
  const { count } = await db
    .selectFrom('login_cards')
    .select((fields) => fields.fn.countAll<string>().as('count'))
    .where('tenant_id', '=', organizationId)
    .where(sql<boolean>`student_id = any(${[...studentIds]}::uuid[])`)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Locks the given students until the transaction ends, so that no other call creates their cards. */
export async function lockStudents(
  tx: Database,
  organizationId: string,
  studentIds: readonly string[],
): Promise<void> {
  await tx
    .selectFrom('students')
    .select('id')
    .where('tenant_id', '=', organizationId)
    .where(sql<boolean>`id = any(${[...studentIds]}::uuid[])`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

export type NewCard = {
  readonly studentId: string;
  readonly userId: string;
  readonly token: string;
  readonly picturesHash: string;
};

/**
 * Gives a student a new card within a transaction. If the new card replaces an earlier card, the student's sessions
 * end.
 */
export async function putCard(
  tx: Database,
  organizationId: string,
  card: NewCard,
  madeBy: string,
): Promise<void> {
  const { studentId, userId, picturesHash } = card;
  const secrets = { token_hash: tokenHash(card.token), pictures_hash: picturesHash, made_by: madeBy };
  if (await deleteCard(tx, organizationId, studentId)) {
    await deleteSessionsOf(tx, userId);
  }
  await tx
    .insertInto('login_cards')
    .values({ tenant_id: organizationId, student_id: studentId, ...secrets })
    // If another call has just created a card, the new card replaces it.
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'student_id']).doUpdateSet({ ...secrets, made_at: sql<Date>`now()` }),
    )
    .execute();
}

/** Deletes a student's card; false if the student has none. */
export async function deleteCard(db: Database, organizationId: string, studentId: string): Promise<boolean> {
  const deleted = await db
    .deleteFrom('login_cards')
    .where('tenant_id', '=', organizationId)
    .where('student_id', '=', studentId)
    .executeTakeFirst();
  return deleted.numDeletedRows > 0n;
}

/** The student of a card, with its account. */
export async function findCardAccount(
  db: Database,
  token: string,
): Promise<{ readonly userId: string; readonly tenantId: string; readonly studentId: string } | undefined> {
  return await db
    .selectFrom('login_cards as c')
    .innerJoin('students as s', (on) =>
      on.onRef('s.tenant_id', '=', 'c.tenant_id').onRef('s.id', '=', 'c.student_id'),
    )
    .innerJoin('users as u', 'u.id', 's.user_id')
    .select(['u.id as userId', 'u.tenant_id as tenantId', 's.id as studentId'])
    .where('c.token_hash', '=', tokenHash(token))
    .executeTakeFirst();
}

/** Finds the account of a school's student by username; its `passwordHash` is the hash of the pictures on the card. */
export async function findPictureAccount(
  db: Database,
  slug: string,
  username: string,
): Promise<Account | undefined> {
  return await db
    .selectFrom('login_cards as c')
    .innerJoin('organizations as o', 'o.id', 'c.tenant_id')
    .innerJoin('students as s', (on) =>
      on.onRef('s.tenant_id', '=', 'c.tenant_id').onRef('s.id', '=', 'c.student_id'),
    )
    .innerJoin('users as u', 'u.id', 's.user_id')
    .select(['u.id as userId', 'u.tenant_id as tenantId', 'c.pictures_hash as passwordHash'])
    .select(classKeyOf)
    .where('o.slug', '=', canonicalUsername(slug))
    .where('s.username_key', 'in', [canonicalUsername(username), username])
    // An exact match comes first, as in `findMember` for a login with a password.
    .orderBy(sql`s.username_key = ${username}`, 'desc')
    .executeTakeFirst();
}
