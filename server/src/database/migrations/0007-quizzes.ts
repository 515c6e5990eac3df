import { type Kysely, sql } from 'kysely';

/** Answers of students in quizzes: the first answer to each question of a round. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table quiz_answers (
      tenant_id uuid not null,
      student_id uuid not null,
      course_id text not null,
      chapter_id integer not null,
      round integer not null check (round >= 1),
      question_id text not null,
      answer jsonb not null,
      is_right boolean not null,
      is_solved boolean not null,
      answered_at timestamptz not null default now(),
      primary key (tenant_id, student_id, course_id, chapter_id, round, question_id),
      foreign key (tenant_id, student_id) references students on delete cascade,
      check (is_solved or not is_right)
    )`.execute(db);
}
