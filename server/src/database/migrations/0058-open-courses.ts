import { type Kysely, sql } from 'kysely';

/**
 * Courses that adults have opened for a class or a student (docs/decisions/0097). A class that lists chapters of the
 * advanced course had opened it already.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table classes add column open_courses text[] not null default '{}'`.execute(db);
  await sql`alter table students add column open_courses text[] not null default '{}'`.execute(db);
  await sql`
    update classes set open_courses = '{advanced-python}'
    where exists (select from unnest(unlocked_chapters) as c (id) where c.id like 'advanced-python:%')`.execute(
    db,
  );
}
