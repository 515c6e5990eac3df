import { type Kysely, sql } from 'kysely';

/** Where students have put things on their own farms. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table farm_places (
      tenant_id uuid not null,
      student_id uuid not null,
      course_id text not null,
      level_slug text not null,
      x integer not null,
      y integer not null,
      moved_at timestamptz not null,
      primary key (tenant_id, student_id, course_id, level_slug),
      foreign key (tenant_id, student_id) references students on delete cascade
    )`.execute(db);
}
