import { USER_TYPES } from '@hopcode/contract/auth/current';
import type { Teacher } from '@hopcode/contract/organization/teachers';
import type { JoinObstacle, OwnInvitation } from '@hopcode/contract/profile/invitations';
import { sql } from 'kysely';
import type { AccountKey } from '../accounts/account-store.ts';
import { cancelSubscriptionsOf } from '../accounts/provider-task-store.ts';
import type { Database } from '../database/database.ts';
import type { Session } from '../sessions/session-store.ts';

/** Whether an account belongs neither to a school nor to an operator. */
export async function isFreeToJoin(db: Database, userId: string): Promise<boolean> {
  const found = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('organization_id', 'is', null)
    .where('is_operator', '=', false)
    .executeTakeFirst();
  return found !== undefined;
}

/** Why an account cannot join a school; null if it can. */
export async function joinObstacle(db: Database, userId: string): Promise<JoinObstacle | null> {
  const account = await db
    .selectFrom('users as u')
    .select(['u.organization_id', 'u.is_operator'])
    .select(sql<boolean>`exists (select from students s where s.user_id = u.id)`.as('has_students'))
    .where('u.id', '=', userId)
    .executeTakeFirst();
  if (account === undefined || account.is_operator) return 'operator';
  if (account.organization_id !== null) return 'school';
  return account.has_students ? 'students' : null;
}

/** Valid invitations to the confirmed email address of an account. */
const invitationsTo = (db: Database, userId: string) =>
  db
    .selectFrom('invitations as i')
    .innerJoin('users as u', (on) => on.onRef('u.email_key', '=', 'i.email_key').on('u.id', '=', userId))
    .where('u.email_verified_at', 'is not', null)
    .where('i.declined_at', 'is', null)
    .where('i.expires_at', '>', sql<Date>`now()`);

/** The schools that have invited an account, newest invitation first. */
export async function listOwnInvitations(db: Database, userId: string): Promise<OwnInvitation[]> {
  const rows = await invitationsTo(db, userId)
    .innerJoin('organizations as o', 'o.id', 'i.tenant_id')
    .select(['i.id', 'o.name as organization_name', 'i.user_type', 'i.expires_at'])
    .orderBy('i.created_at', 'desc')
    .orderBy('i.id', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, expires_at: row.expires_at.toISOString() }));
}

/** Records that an account has declined an invitation; false if there is no such invitation. */
export async function declineInvitation(db: Database, userId: string, id: string): Promise<boolean> {
  const declined = await db
    .updateTable('invitations')
    .set({ declined_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('id', 'in', invitationsTo(db, userId).select('i.id'))
    .executeTakeFirst();
  return declined.numUpdatedRows > 0n;
}

/**
 * Deletes an invitation that is accepted, and returns it. Of two simultaneous acceptances, only one gets the
 * invitation.
 */
export async function takeInvitation(
  tx: Database,
  userId: string,
  id: string,
): Promise<{ readonly organizationId: string; readonly userType: Teacher['user_type'] } | undefined> {
  return await tx
    .deleteFrom('invitations')
    .where('id', '=', id)
    .where('id', 'in', invitationsTo(tx, userId).select('i.id'))
    .returning(['tenant_id as organizationId', 'user_type as userType'])
    .executeTakeFirst();
}

/** Prevents other transactions from creating students of an account until this transaction ends. */
export async function lockAccount(tx: Database, userId: string): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
}

/** Tables whose rows move together with an account. */
const MOVING = [
  'feedback',
  'contact_requests',
  'leaving_messages',
  'emails',
  'creative_levels',
  'purchases',
  'subscriptions',
  'refund_requests',
] as const;

/**
 * Moves an account without students into a school, with its data and purchases. The current session continues. The
 * other sessions end, because they belong to the former tenant. A family's subscription does not pay for a school. An
 * admin can upgrade or cancel it; for a teacher it is cancelled.
 */
export async function moveToOrganization(
  tx: Database,
  { userId, tenantId, tokenHash }: Pick<Session, 'userId' | 'tenantId' | 'tokenHash'>,
  into: { readonly organizationId: string; readonly userType: Teacher['user_type'] },
): Promise<AccountKey> {
  const moved = { tenant_id: into.organizationId };
  await tx
    .updateTable('users')
    .set({ ...moved, organization_id: into.organizationId, user_type: into.userType, paid_at: null })
    .where('id', '=', userId)
    .execute();
  for (const table of MOVING)
    await tx
      .updateTable(table)
      .set(moved)
      .where('tenant_id', '=', tenantId)
      .where('user_id', '=', userId)
      .execute();
  if (into.userType === USER_TYPES.teacher) await cancelSubscriptionsOf(tx, userId);
  await tx
    .updateTable('credit_counters')
    .set(moved)
    .where('tenant_id', '=', tenantId)
    .where('holder_id', '=', userId)
    .execute();
  await tx
    .updateTable('audit_log')
    .set(moved)
    .where('tenant_id', '=', tenantId)
    .where('target_id', '=', userId)
    .execute();
  await tx.deleteFrom('recordings').where('user_id', '=', userId).execute();
  await tx.deleteFrom('assistant_agreements').where('tenant_id', '=', tenantId).execute();
  await tx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('token_hash', '!=', tokenHash)
    .execute();
  await tx
    .updateTable('sessions')
    .set({ ...moved, student_id: null })
    .where('token_hash', '=', tokenHash)
    .execute();
  return { userId, tenantId: into.organizationId };
}
