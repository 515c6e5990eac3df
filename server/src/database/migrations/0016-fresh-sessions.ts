import { type Kysely, sql } from 'kysely';

/** The time of the last password entry in a session, and the emailed code for an account without a password. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table sessions
      add column confirmed_at timestamptz,
      add column code_hash bytea,
      add column code_expires_at timestamptz`.execute(db);
  // Existing sessions are not fresh; a new one is, because it begins with a login.
  await sql`alter table sessions alter column confirmed_at set default now()`.execute(db);
}
