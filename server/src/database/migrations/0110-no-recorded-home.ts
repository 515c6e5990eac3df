import { type Kysely, sql } from 'kysely';

/** Deletes the recordings of the home page: it shows a level, and asked parents which student plays. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`delete from recordings where page = ''`.execute(db);
}
