import type { Database } from '../database/database.ts';
import type { AccountKey } from './account-store.ts';

/** The feedback of an account. */
export async function feedbackOf(db: Database, { tenantId, userId }: AccountKey) {
  return await db
    .selectFrom('feedback')
    .select(['rating', 'feedback', 'from_email', 'created_at'])
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
}

/** Why an account cancelled a subscription or requested a refund. */
export async function leavingMessagesOf(db: Database, { tenantId, userId }: AccountKey) {
  return await db
    .selectFrom('leaving_messages')
    .select(['kind', 'reason', 'feedback', 'created_at'])
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
}

/**
 * Messages of an account to the operator. Includes messages sent without a login if the address is confirmed. An
 * unconfirmed address may belong to another person.
 */
export async function contactRequestsOf(db: Database, { userId }: AccountKey) {
  return await db
    .selectFrom('contact_requests')
    .select(['kind', 'name', 'email', 'school', 'students', 'country', 'message', 'created_at'])
    .where((where) =>
      where.or([
        where('user_id', '=', userId),
        where.and([
          where('user_id', 'is', null),
          where('email_key', '=', (query) =>
            query
              .selectFrom('users')
              .select('email_key')
              .where('id', '=', userId)
              .where('email_verified_at', 'is not', null),
          ),
        ]),
      ]),
    )
    .orderBy('id')
    .execute();
}
