import { type Kysely, sql } from 'kysely';

/** When the lesson of a class was ended: who was stuck before then is no longer listed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table classes add column lesson_ended_at timestamptz`.execute(db);
}
