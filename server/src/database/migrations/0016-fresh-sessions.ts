import { type Kysely, sql } from 'kysely';

/** When the password was entered last in a session, and the code that was mailed to an account without one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table sessions
      add column confirmed_at timestamptz,
      add column code_hash bytea,
      add column code_expires_at timestamptz`.execute(db);
  // Sessions of before are not fresh; a new one is, because it begins with a login.
  await sql`alter table sessions alter column confirmed_at set default now()`.execute(db);
}
