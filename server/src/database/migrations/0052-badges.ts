import { type Kysely, sql } from 'kysely';

/** Badges of students. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table badges (
      tenant_id uuid not null,
      student_id uuid not null,
      badge_id text not null,
      earned_at timestamptz not null default now(),
      shown_at timestamptz,
      primary key (tenant_id, student_id, badge_id),
      foreign key (tenant_id, student_id) references students on delete cascade
    )`.execute(db);
}
