import { USER_TYPES } from '@hopcode/contract/auth/current';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { newId } from '../database/new-id.ts';

/** An account as a login needs it. */
export type Account = {
  readonly userId: string;
  readonly tenantId: string;
  readonly passwordHash: string | null;
};

/** The account of an e-mail address; letters count the same in either case. */
export async function findAccount(db: Database, email: string): Promise<Account | undefined> {
  return await db
    .selectFrom('users')
    .select(['id as userId', 'tenant_id as tenantId', 'password_hash as passwordHash'])
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .executeTakeFirst();
}

/** The account of an organization's member: a student by user name, staff by e-mail address. */
export async function findMember(db: Database, slug: string, name: string): Promise<Account | undefined> {
  return await db
    .selectFrom('users as u')
    .innerJoin('organizations as o', 'o.id', 'u.organization_id')
    .leftJoin('students as s', (on) => on.onRef('s.tenant_id', '=', 'o.id').onRef('s.user_id', '=', 'u.id'))
    .select(['u.id as userId', 'u.tenant_id as tenantId', 'u.password_hash as passwordHash'])
    .where('o.slug', '=', slug.toLowerCase())
    .where(sql<boolean>`(lower(s.username) = lower(${name}) or lower(u.email) = lower(${name}))`)
    .executeTakeFirst();
}

export type NewAccount = {
  readonly email: string;
  readonly passwordHash: string;
  readonly fullName: string | null;
  /** Code of a language. */
  readonly language: string;
  /** User name of the first student's profile; undefined for none. */
  readonly username: string | undefined;
};

export type MadeAccount = {
  readonly userId: string;
  readonly tenantId: string;
  readonly studentId: string | null;
};

/** Makes a parent's account with a tenant of its own, whole or not at all; undefined when the address is taken. */
export async function createAccount(db: Database, account: NewAccount): Promise<MadeAccount | undefined> {
  const [userId, tenantId] = [newId(), newId()];
  const studentId = account.username === undefined ? null : newId();
  return await db.transaction().execute(async (tx) => {
    const made = await tx
      .insertInto('users')
      .values({
        id: userId,
        tenant_id: tenantId,
        email: account.email,
        password_hash: account.passwordHash,
        full_name: account.fullName,
        user_type: USER_TYPES.parent,
        language: account.language,
      })
      .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
      .executeTakeFirst();
    if (made.numInsertedOrUpdatedRows === 0n) return undefined;
    if (studentId !== null && account.username !== undefined) {
      await tx
        .insertInto('students')
        .values({ tenant_id: tenantId, id: studentId, user_id: userId, username: account.username })
        .execute();
    }
    return { userId, tenantId, studentId };
  });
}

/** The student that an account acts as without choosing: its only one. */
export async function onlyStudent(db: Database, account: Account): Promise<string | null> {
  const students = await db
    .selectFrom('students')
    .select('id')
    .where('tenant_id', '=', account.tenantId)
    .where('user_id', '=', account.userId)
    .limit(2)
    .execute();
  return students.length === 1 ? (students[0]?.id ?? null) : null;
}

/** The account that a student of a tenant belongs to; undefined when the tenant has no such student. */
export async function studentOwner(
  db: Database,
  tenantId: string,
  studentId: string,
): Promise<{ readonly userId: string | null } | undefined> {
  return await db
    .selectFrom('students')
    .select('user_id as userId')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', studentId)
    .executeTakeFirst();
}
