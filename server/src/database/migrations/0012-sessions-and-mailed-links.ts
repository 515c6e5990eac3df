import { type Kysely, sql } from 'kysely';

/** The session list of an account, an absolute end for each session, and whether a link was emailed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table sessions
      add column id uuid not null default gen_random_uuid(),
      add column browser text,
      add column system text,
      add column is_shared boolean not null default false`.execute(db);
  await sql`alter table sessions alter column id drop default`.execute(db);
  await sql`create unique index sessions_id on sessions (id)`.execute(db);
  await sql`
    update sessions set expires_at = least(expires_at, created_at + interval '90 days')`.execute(db);
  // For existing links this is unknown, so an account from such a link must confirm its address again.
  await sql`alter table one_time_tokens add column is_mailed boolean not null default false`.execute(db);
}
