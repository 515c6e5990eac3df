import { type Kysely, sql } from 'kysely';

/** Limits with growing waits: the time of the next allowed try, and how many tries have come too early since then. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table rate_limits
      add column next_at timestamptz,
      add column refused integer not null default 0`.execute(db);
}
