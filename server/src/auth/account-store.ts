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

/** An account as a login needs it. */
export type Account = AccountKey & {
  readonly passwordHash: string | null;
  /** What classmates have in common: the class of a school's student, or the school without a class; else null. */
  readonly classKey?: string | null;
};

/** The account of an email address, in whatever form it was typed. */
export async function findAccount(db: Database, email: string): Promise<Account | undefined> {
  return await db
    .selectFrom('users')
    .select(['id as userId', 'tenant_id as tenantId', 'password_hash as passwordHash'])
    .where('email_key', '=', canonicalEmail(email))
    .executeTakeFirst();
}

/** Staff has none: `u` is the account, `s` its student in the school. */
export const classKeyOf = sql<string | null>`
  case when u.user_type = ${USER_TYPES.parent} then coalesce(s.class_id, u.organization_id) end`.as(
  'classKey',
);

/** The class of a school's student by its account; null for everyone else. */
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

/** The account of an organization's member: a student by user name, staff by e-mail address. */
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
    // Of two names that only differ in accents since before they were compared in one form.
    .orderBy(sql`s.username_key = ${name}`, 'desc')
    .executeTakeFirst();
}

export type NewAccount = {
  readonly email: string;
  /** Whether the address is known to be the account's. */
  readonly isConfirmed: boolean;
  /** Null for an account that logs in another way, or has not chosen one yet. */
  readonly passwordHash: string | null;
  readonly fullName: string | null;
  /** Code of a language. */
  readonly language: string;
  /** The school that it is a teacher of; null for a parent with a tenant of its own. */
  readonly organizationId: string | null;
  /** User name of a parent's first student; undefined for none. */
  readonly username: string | undefined;
};

export type MadeAccount = AccountKey & { readonly studentId: string | null };

/** Makes an account within a transaction; undefined, with nothing made, when the address is taken. */
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

/** The account of an e-mail address as a mail to it needs it. */
export async function findReceiver(db: Database, email: string): Promise<Receiver | undefined> {
  const found = await db
    .selectFrom('users')
    .select(['id as userId', 'tenant_id as tenantId', 'email', 'language'])
    .where('email_key', '=', canonicalEmail(email))
    .executeTakeFirst();
  return found === undefined || found.email === null ? undefined : { ...found, email: found.email };
}

/** Notes that an address is the account's, unless the account has another by now. */
export async function confirmEmail(db: Database, userId: string, email: string): Promise<void> {
  await db
    .updateTable('users')
    .set({ email_verified_at: sql<Date>`coalesce(email_verified_at, now())` })
    .where('id', '=', userId)
    .where('email_key', '=', canonicalEmail(email))
    .execute();
}

/** An account with an e-mail address as its owner may change it. */
export type OwnAccount = Account & Receiver & { readonly isConfirmed: boolean };

/** The account of an id; undefined where it has no e-mail address. */
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
 * Gives an account another address, which counts as confirmed, within a transaction; false when it is another
 * account's, and then the transaction is to be undone.
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

/** Counts an account as a subscriber, or no longer; undefined when the address has none. */
export async function setPaid(db: Database, email: string, isPaid: boolean) {
  const row = await db
    .updateTable('users')
    .set({ paid_at: isPaid ? sql<Date>`coalesce(paid_at, now())` : null })
    .where('email_key', '=', canonicalEmail(email))
    .returning(['id as userId', 'tenant_id as tenantId', 'email'])
    .executeTakeFirst();
  return row === undefined || row.email === null ? undefined : { ...row, email: row.email };
}

/** The names behind a link: of its account and of the school that it leads into. */
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

/** The student that an account acts as without choosing: its only one. */
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
