import { type Kysely, sql } from 'kysely';

/**
 * The files that the finishing run of a level hands on to later levels, as a list of `{name, content}`; null for a
 * level that hands on none.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table level_progress add column kept_files jsonb`.execute(db);
}
