import { type Kysely, sql } from 'kysely';

/** When a teacher ended the lesson of a class: earlier problems are no longer listed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table classes add column lesson_ended_at timestamptz`.execute(db);
}
