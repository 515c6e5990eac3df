import { type Kysely, sql } from 'kysely';

/** The fewest hints with which a student completed a level; null for levels completed before this was stored. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table level_progress add column hints smallint check (hints >= 0)`.execute(db);
}
