import { type Kysely, sql } from 'kysely';

/** A class names the chapters that are open; one that names none has opened all (platform.md section 6). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update classes set unlocked_chapters = null where cardinality(unlocked_chapters) = 0`.execute(db);
  await sql`alter table classes add check (cardinality(unlocked_chapters) > 0)`.execute(db);
}
