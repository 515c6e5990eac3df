import { canonicalEmail, canonicalUsername } from '@hopcode/contract/auth/canonical-name';
import { USER_TYPES } from '@hopcode/contract/auth/current';
import { sql } from 'kysely';
import { brokenConstraint } from '../database/broken-constraint.ts';
import type { Database } from '../database/database.ts';
import { newId } from '../database/new-id.ts';
import type { Receiver } from './mail-account.ts';
import type { Link } from './one-time-token-store.ts';

/** An account within its tenant. */
export type AccountKey = { readonly userId: string; readonly tenantId: string };

/** An account with the fields that a login needs. */
export type Account = AccountKey & {
  readonly passwordHash: string | null;
  /**
   * A key that is equal for all classmates. For a school's student: the id of the class, or of the school if the
   * student has no class. Otherwise null.
   */
  readonly classKey?: string | null;
};

/** Finds the account of an email address. The address need not be typed in its canonical form. */
export async function findAccount(db: Database, email: string): Promise<Account | undefined> {
  return await db
    .selectFrom('users')
    .select(['id as userId', 'tenant_id as tenantId', 'password_hash as passwordHash'])
    .where('email_key', '=', canonicalEmail(email))
    .executeTakeFirst();
}

/** The class key in SQL; null for staff. The query must name the account `u` and the account's student `s`. */
export const classKeyOf = sql<string | null>`
  case when u.user_type = ${USER_TYPES.parent} then coalesce(s.class_id, u.organization_id) end`.as(
  'classKey',
);

/** Finds the class key of a school student's account; null for every other account. */
export async function findClassKey(db: Database, userId: string): Promise<string | null> {
  const found = await db
    .selectFrom('users as u')
    .innerJoin('students as s', (on) =>
      on.onRef('s.tenant_id', '=', 'u.organization_id').onRef('s.user_id', '=', 'u.id'),
    )
    .select(classKeyOf)
    .where('u.id', '=', userId)
    .executeTakeFirst();
  return found?.classKey ?? null;
}

/** Finds a member of a school: a student by username, a staff member by email address. */
export async function findMember(db: Database, slug: string, name: string): Promise<Account | undefined> {
  return await db
    .selectFrom('users as u')
    .innerJoin('organizations as o', 'o.id', 'u.organization_id')
    .leftJoin('students as s', (on) => on.onRef('s.tenant_id', '=', 'o.id').onRef('s.user_id', '=', 'u.id'))
    .select(['u.id as userId', 'u.tenant_id as tenantId', 'u.password_hash as passwordHash'])
    .select(classKeyOf)
    .where('o.slug', '=', canonicalUsername(slug))
    .where((where) =>
      where.or([
        where('s.username_key', 'in', [canonicalUsername(name), name]),
        where('u.email_key', '=', canonicalEmail(name)),
      ]),
    )
    // Older usernames may differ only in accents, because there was no canonical form then. The exact match comes
    // first.
    .orderBy(sql`s.username_key = ${name}`, 'desc')
    .executeTakeFirst();
}

export type NewAccount = {
  readonly email: string;
  /** Whether the owner has confirmed the address. */
  readonly isConfirmed: boolean;
  /** Null for an account that logs in without a password, or has not chosen one yet. */
  readonly passwordHash: string | null;
  readonly fullName: string | null;
  /** Code of a language. */
  readonly language: string;
  /** The school of a new teacher; null for a parent, who gets a separate tenant. */
  readonly organizationId: string | null;
  /** Username of a parent's first student; undefined if the account gets no student. */
  readonly username: string | undefined;
};

export type MadeAccount = AccountKey & { readonly studentId: string | null };

/** Creates an account within a transaction. Returns undefined if the address is taken. */
export async function createAccount(tx: Database, account: NewAccount): Promise<MadeAccount | undefined> {
  const { organizationId, username } = account;
  const [userId, tenantId] = [newId(), organizationId ?? newId()];
  const made = await tx
    .insertInto('users')
    .values({
      id: userId,
      tenant_id: tenantId,
      organization_id: organizationId,
      email: account.email,
      email_key: canonicalEmail(account.email),
      email_verified_at: account.isConfirmed ? sql<Date>`now()` : null,
      password_hash: account.passwordHash,
      full_name: account.fullName,
      user_type: organizationId === null ? USER_TYPES.parent : USER_TYPES.teacher,
      language: account.language,
    })
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .executeTakeFirst();
  if (made.numInsertedOrUpdatedRows === 0n) return undefined;
  if (username === undefined || organizationId !== null) return { userId, tenantId, studentId: null };
  const studentId = newId();
  await tx
    .insertInto('students')
    .values({
      tenant_id: tenantId,
      id: studentId,
      user_id: userId,
      username,
      username_key: canonicalUsername(username),
    })
    .execute();
  return { userId, tenantId, studentId };
}

/** Finds the account of an email address, with the fields for sending it an email. */
export async function findReceiver(db: Database, email: string): Promise<Receiver | undefined> {
  const found = await db
    .selectFrom('users')
    .select(['id as userId', 'tenant_id as tenantId', 'email', 'language'])
    .where('email_key', '=', canonicalEmail(email))
    .executeTakeFirst();
  return found === undefined || found.email === null ? undefined : { ...found, email: found.email };
}

/** Marks an address as confirmed, unless the account's address has changed. */
export async function confirmEmail(db: Database, userId: string, email: string): Promise<void> {
  await db
    .updateTable('users')
    .set({ email_verified_at: sql<Date>`coalesce(email_verified_at, now())` })
    .where('id', '=', userId)
    .where('email_key', '=', canonicalEmail(email))
    .execute();
}

/** An account with its email address and whether its owner has confirmed the address. */
export type OwnAccount = Account & Receiver & { readonly isConfirmed: boolean };

/** Finds an account by its id; undefined if it has no email address. */
export async function findOwnAccount(db: Database, userId: string): Promise<OwnAccount | undefined> {
  const found = await db
    .selectFrom('users')
    .select([
      'id as userId',
      'tenant_id as tenantId',
      'password_hash as passwordHash',
      'email',
      'language',
      sql<boolean>`email_verified_at is not null`.as('isConfirmed'),
    ])
    .where('id', '=', userId)
    .executeTakeFirst();
  return found === undefined || found.email === null ? undefined : { ...found, email: found.email };
}

/**
 * Changes the address of an account, within a transaction. The new address counts as confirmed. Returns false if
 * another account has this address. In this case the caller must roll back.
 */
export async function changeEmail(tx: Database, userId: string, email: string): Promise<boolean> {
  try {
    await tx
      .updateTable('users')
      .set({ email, email_key: canonicalEmail(email), email_verified_at: sql<Date>`now()` })
      .where('id', '=', userId)
      .execute();
    return true;
  } catch (error) {
    if (brokenConstraint(error) === 'users_email') return false;
    throw error;
  }
}

/** Gives an account a new password. */
export async function setPassword(db: Database, userId: string, passwordHash: string): Promise<void> {
  await db.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', userId).execute();
}

/** Marks an account as paid, or removes the mark; undefined if no account has the address. */
export async function setPaid(db: Database, email: string, isPaid: boolean) {
  const row = await db
    .updateTable('users')
    .set({ paid_at: isPaid ? sql<Date>`coalesce(paid_at, now())` : null })
    .where('email_key', '=', canonicalEmail(email))
    .returning(['id as userId', 'tenant_id as tenantId', 'email'])
    .executeTakeFirst();
  return row === undefined || row.email === null ? undefined : { ...row, email: row.email };
}

/** The names for a link: the name of its account's owner and the name of its school. */
export async function findLinkNames(db: Database, link: Link) {
  const user =
    link.userId === null
      ? undefined
      : await db.selectFrom('users').select('full_name').where('id', '=', link.userId).executeTakeFirst();
  const school =
    link.organizationId === null
      ? undefined
      : await db
          .selectFrom('organizations')
          .select('name')
          .where('id', '=', link.organizationId)
          .executeTakeFirst();
  return { fullName: user?.full_name ?? null, organizationName: school?.name ?? null };
}

/** The student that an account acts as by default: its only student. Null if the account has none or several. */
export async function onlyStudent(db: Database, account: AccountKey): Promise<string | null> {
  const students = await db
    .selectFrom('students')
    .select('id')
    .where('tenant_id', '=', account.tenantId)
    .where('user_id', '=', account.userId)
    .limit(2)
    .execute();
  return students.length === 1 ? (students[0]?.id ?? null) : null;
}
