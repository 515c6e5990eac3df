import { type Kysely, sql } from 'kysely';

/** The run that a student reported last for a level, so that one that is sent again does not count twice. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table level_outcomes add column last_run bigint`.execute(db);
}
