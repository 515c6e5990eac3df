import { type Kysely, sql } from 'kysely';

/** Limits that slow down before they refuse: when the next try may come, and how many came too early since the last. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table rate_limits
      add column next_at timestamptz,
      add column refused integer not null default 0`.execute(db);
}
