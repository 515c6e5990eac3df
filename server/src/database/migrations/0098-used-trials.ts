import { type Kysely, sql } from 'kysely';

/** When an account, and a school, began its one trial. It stays when the subscription ends or moves. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column trial_used_at timestamptz`.execute(db);
  await sql`alter table organizations add column trial_used_at timestamptz`.execute(db);
  await sql`
    update users u set trial_used_at = first.began
    from (select user_id, min(created_at) as began from subscriptions group by user_id) first
    where first.user_id = u.id`.execute(db);
  await sql`
    update organizations o set trial_used_at = first.began
    from (select tenant_id, min(created_at) as began from subscriptions group by tenant_id) first
    where first.tenant_id = o.id`.execute(db);
}
