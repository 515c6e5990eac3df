import { type Kysely, sql } from 'kysely';

/** A class lists its unlocked chapters; in a class without a list all chapters are unlocked (platform.md section 6). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update classes set unlocked_chapters = null where cardinality(unlocked_chapters) = 0`.execute(db);
  await sql`alter table classes add check (cardinality(unlocked_chapters) > 0)`.execute(db);
}
