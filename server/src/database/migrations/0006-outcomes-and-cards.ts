import { type Kysely, sql } from 'kysely';

/** Results of runs, times of programs, login cards, and accounts paid by hand. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column paid_at timestamptz`.execute(db);
  // Whole milliseconds, because JavaScript dates are not more precise, and devices send these times back for a
  // comparison.
  await sql`
    alter table level_progress
      add column code_saved_at timestamptz not null default date_trunc('milliseconds', now()),
      add column code_made_at timestamptz not null default date_trunc('milliseconds', now())`.execute(db);
  await sql`
    update level_progress set code_saved_at = date_trunc('milliseconds', updated_at),
      code_made_at = date_trunc('milliseconds', updated_at)`.execute(db);
  await sql`
    create table level_outcomes (
      tenant_id uuid not null,
      student_id uuid not null,
      course_id text not null,
      level_slug text not null,
      runs integer not null,
      last_ended text not null check (last_ended in ('complete', 'incomplete', 'error', 'stopped')),
      last_error text,
      same_error_count integer not null,
      same_error_since timestamptz,
      active_seconds integer not null,
      stuck_seconds integer not null,
      stuck_since timestamptz,
      last_outcome_at timestamptz not null default now(),
      completed_at timestamptz,
      primary key (tenant_id, student_id, course_id, level_slug),
      foreign key (tenant_id, student_id) references students on delete cascade
    )`.execute(db);
  await sql`
    create index level_outcomes_latest
      on level_outcomes (tenant_id, student_id, course_id, last_outcome_at)`.execute(db);
  await sql`
    create table login_cards (
      tenant_id uuid not null,
      student_id uuid not null,
      token_hash bytea not null unique,
      pictures_hash text not null,
      made_by uuid not null,
      made_at timestamptz not null default now(),
      primary key (tenant_id, student_id),
      foreign key (tenant_id, student_id) references students on delete cascade
    )`.execute(db);
}
