import { type Kysely, sql } from 'kysely';

/**
 * The files that the finishing run of a level passes to later levels, as a list of `{name, content}`; null if there are
 * none.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table level_progress add column kept_files jsonb`.execute(db);
}
