import { sql } from 'kysely';
import { logActs } from '../audit/audit-store.ts';
import { againAfterDeadlock } from '../database/after-deadlock.ts';
import type { Database } from '../database/database.ts';
import type { Session } from '../sessions/session-store.ts';
import type { AccountKey } from './account-store.ts';
import { endAllSubscriptions } from './provider-task-store.ts';

/** Deletes an account for good within a transaction, including the data that foreign keys do not delete. */
export async function eraseAccount(tx: Database, account: AccountKey): Promise<void> {
  await eraseTraces(tx, account);
  await tx.deleteFrom('users').where('id', '=', account.userId).execute();
}

/**
 * Deletes data that is not deleted with the row of an account: its counters, its messages, and the emails and links
 * that were sent to its address before the account existed.
 */
export async function eraseTraces(tx: Database, { tenantId, userId }: AccountKey): Promise<void> {
  const isItsAddress = (column: 'email_key' | 'recipient_key') =>
    sql<boolean>`${sql.ref(column)} = (select u.email_key from users u where u.id = ${userId})`;
  // An unconfirmed address may belong to another person.
  const isConfirmed = sql<boolean>`exists (
    select from users u where u.id = ${userId} and u.email_verified_at is not null)`;
  await tx
    .deleteFrom('credit_counters')
    // The credits of a teacher's or an admin's player are counted in the account's own tenant.
    .where('tenant_id', 'in', [tenantId, userId])
    .where((where) => where.or([where('holder_id', '=', userId), where('tenant_id', '=', userId)]))
    .execute();
  for (const table of ['feedback', 'leaving_messages'] as const)
    await tx.deleteFrom(table).where('tenant_id', '=', tenantId).where('user_id', '=', userId).execute();
  // Messages that were sent from this address without a login. Messages of the account are deleted with its row.
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
 * Deletes a parent's account for good, within a transaction, with everything in its tenant. This includes students
 * (also deleted ones), progress and counters. The audit log stays, because it contains ids and no names.
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
  await tx.deleteFrom('assistant_agreements').where('tenant_id', '=', tenantId).execute();
  await tx.deleteFrom('deleted_records').where('tenant_id', '=', tenantId).execute();
  // The provider keeps the invoices, as the law requires.
  await endAllSubscriptions(tx, tenantId);
  for (const table of ['purchases', 'subscriptions', 'refund_requests'] as const)
    await tx.deleteFrom(table).where('tenant_id', '=', tenantId).execute();
  await logActs(tx, tenantId, actor, [{ action, targetKind: 'user', targetId: userId }]);
  await eraseAccount(tx, owner);
}

/** Deletes the account of a parent at their own request. */
export async function eraseParent(
  db: Database,
  owner: Pick<Session, 'userId' | 'tenantId' | 'impersonatorId'>,
): Promise<void> {
  // A student of the account may save something while the account is being deleted, which can cause a deadlock.
  await againAfterDeadlock(() =>
    db.transaction().execute((tx) => eraseFamily(tx, owner, owner, 'account_erased')),
  );
}
