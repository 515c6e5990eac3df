import { sql } from 'kysely';
import { logActs } from '../audit/audit-store.ts';
import type { AccountKey } from '../auth/account-store.ts';
import type { Session } from '../auth/session-store.ts';
import { againAfterDeadlock } from '../database/after-deadlock.ts';
import type { Database } from '../database/database.ts';

/** Erases an account within a transaction, with what does not go with its row. */
export async function eraseAccount(tx: Database, account: AccountKey): Promise<void> {
  await eraseTraces(tx, account);
  await tx.deleteFrom('users').where('id', '=', account.userId).execute();
}

/**
 * Erases what does not go with the row of an account: what is counted of it, what it told us, and mails and links to
 * its address from before it had an account.
 */
export async function eraseTraces(tx: Database, { tenantId, userId }: AccountKey): Promise<void> {
  const isItsAddress = (column: 'email_key' | 'recipient_key') =>
    sql<boolean>`${sql.ref(column)} = (select u.email_key from users u where u.id = ${userId})`;
  // An address that is not confirmed may be another person's.
  const isConfirmed = sql<boolean>`exists (
    select from users u where u.id = ${userId} and u.email_verified_at is not null)`;
  await tx
    .deleteFrom('credit_counters')
    // What the own player of a teacher or an admin has used is counted in the account's own tenant.
    .where('tenant_id', 'in', [tenantId, userId])
    .where((where) => where.or([where('holder_id', '=', userId), where('tenant_id', '=', userId)]))
    .execute();
  await tx.deleteFrom('feedback').where('tenant_id', '=', tenantId).where('user_id', '=', userId).execute();
  // What people wrote from this address without a login; what the account wrote goes with its row.
  await tx
    .deleteFrom('contact_requests')
    .where('user_id', 'is', null)
    .where(isItsAddress('email_key'))
    .where(isConfirmed)
    .execute();
  await tx.deleteFrom('invitations').where(isItsAddress('email_key')).where(isConfirmed).execute();
  await tx.deleteFrom('emails').where('user_id', 'is', null).where(isItsAddress('recipient_key')).execute();
  await tx.deleteFrom('one_time_tokens').where(isItsAddress('email_key')).execute();
}

/**
 * Erases a parent's account with everything in its tenant, within a transaction: students, also deleted ones, progress,
 * counters. The log of acts stays: it has ids and no names.
 */
export async function eraseFamily(
  tx: Database,
  owner: AccountKey,
  actor: Pick<Session, 'userId' | 'impersonatorId'>,
  action: 'account_erased' | 'retention_deleted',
): Promise<void> {
  const { tenantId, userId } = owner;
  await tx.deleteFrom('students').where('tenant_id', '=', tenantId).execute();
  await tx.deleteFrom('credit_counters').where('tenant_id', '=', tenantId).execute();
  await tx.deleteFrom('deleted_records').where('tenant_id', '=', tenantId).execute();
  await logActs(tx, tenantId, actor, [{ action, targetKind: 'user', targetId: userId }]);
  await eraseAccount(tx, owner);
}

/** Erases the account of a parent who asks for it. */
export async function eraseParent(
  db: Database,
  owner: Pick<Session, 'userId' | 'tenantId' | 'impersonatorId'>,
): Promise<void> {
  // Work of its students may arrive at this very moment.
  await againAfterDeadlock(() =>
    db.transaction().execute((tx) => eraseFamily(tx, owner, owner, 'account_erased')),
  );
}
