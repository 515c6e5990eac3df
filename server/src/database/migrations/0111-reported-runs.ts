import { type Kysely, sql } from 'kysely';

/** The last run that a student reported for a level, so that a run that is sent twice counts once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table level_outcomes add column last_run bigint`.execute(db);
}
