import { type Kysely, sql } from 'kysely';

/**
 * The day of an account's last login, and the day of the notice that it will be deleted. For existing accounts, the
 * time counts from the day of this migration, so the update deletes nothing immediately.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table users
      add column last_login_on date not null default (now() at time zone 'utc')::date,
      add column retention_notice_on date`.execute(db);
  await sql`create index users_last_login on users (last_login_on)`.execute(db);
}
