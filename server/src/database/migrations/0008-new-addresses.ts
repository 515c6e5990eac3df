import { type Kysely, sql } from 'kysely';

/** Links that change an account's email address. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table one_time_tokens drop constraint one_time_tokens_purpose_check`.execute(db);
  await sql`
    alter table one_time_tokens add constraint one_time_tokens_purpose_check
    check (purpose in ('change_email', 'confirm_email', 'reset_password', 'signup'))`.execute(db);
}
