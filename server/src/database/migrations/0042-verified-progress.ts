import { type Kysely, sql } from 'kysely';

/** When the server first replayed a finishing run of a level; null for completions that were only reported. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table level_progress add column verified_at timestamptz`.execute(db);
}
