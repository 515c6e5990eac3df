import type { InboxMessage, MessageStatus } from '@hopcode/contract/feedback/inbox';
import { sql } from 'kysely';
import type { Receiver } from '../accounts/mail-account.ts';
import type { Database } from '../database/database.ts';

type StoredMessage = Omit<InboxMessage, 'created_at'> & { readonly created_at: Date };

/**
 * Messages of all kinds, newest first, beginning with number `offset`. If no status is given: all messages that are not
 * archived.
 */
export async function listMessages(
  db: Database,
  { status, offset, limit }: { status: MessageStatus | undefined; offset: number; limit: number },
): Promise<StoredMessage[]> {
  const wanted = status === undefined ? sql`status <> 'archived'` : sql`status = ${status}`;
  const newest = sql`where ${wanted} order by created_at desc, id desc limit ${offset + limit}`;
  const { rows } = await sql<StoredMessage>`
    select m.id, m.kind, m.status, m.rating, m.reason, m.text, m.school, m.students, m.country, m.created_at,
      coalesce(m.name, u.full_name) as name, coalesce(m.email, u.email) as email, u.email as account_email
    from (
      (select id, user_id, 'feedback' as kind, status, rating, null as reason, feedback as text, null as name,
        from_email as email, null as school, null::integer as students, null as country, created_at
      from feedback ${newest})
      union all
      (select id, user_id, kind, status, null, null, message, name, email, school, students, country, created_at
      from contact_requests ${newest})
      union all
      (select id, user_id, kind, status, null, reason, feedback, null, null, null, null, null, created_at
      from leaving_messages ${newest})
    ) m
    left join users u on u.id = m.user_id
    order by m.created_at desc, m.id desc
    offset ${offset} limit ${limit}`.execute(db);
  return rows;
}

/** Sets the status of a message; false if there is no message with that id. */
export async function setMessageStatus(db: Database, id: string, status: MessageStatus): Promise<boolean> {
  for (const table of ['contact_requests', 'feedback', 'leaving_messages'] as const) {
    const updated = await db.updateTable(table).set({ status }).where('id', '=', id).executeTakeFirst();
    if (updated.numUpdatedRows > 0n) return true;
  }
  return false;
}

/** Whether there are messages that no email has announced yet. */
export async function hasUnannounced(db: Database): Promise<boolean> {
  const { rows } = await sql`
    select from feedback where announced_at is null
    union all select from contact_requests where announced_at is null
    union all select from leaving_messages where announced_at is null limit 1`.execute(db);
  return rows.length > 0;
}

/** Marks all unannounced messages as announced. Returns how many of them are still new. */
export async function takeUnannounced(tx: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with told as (
      update feedback set announced_at = now() where announced_at is null returning status
    ), written as (
      update contact_requests set announced_at = now() where announced_at is null returning status
    ), left_us as (
      update leaving_messages set announced_at = now() where announced_at is null returning status
    )
    select count(*)::int as count from (
      select status from told union all select status from written union all select status from left_us) all_of_them
    where status = 'new'`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** The operators, with the fields for sending them an email. */
export async function findOperators(db: Database): Promise<Receiver[]> {
  const rows = await db
    .selectFrom('users')
    .select(['id as userId', 'tenant_id as tenantId', 'email', 'language'])
    .where('is_operator', '=', true)
    .where('email', 'is not', null)
    .orderBy('id')
    .execute();
  return rows.flatMap(({ email, ...operator }) => (email === null ? [] : [{ ...operator, email }]));
}
