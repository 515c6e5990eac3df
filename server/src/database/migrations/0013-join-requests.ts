import { type Kysely, sql } from 'kysely';

/** Class codes expire, and a class can require a teacher to accept each student. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table classes
      add column token_expires_at timestamptz not null default now() + interval '14 days',
      add column asks_to_join boolean not null default false`.execute(db);
  await sql`
    create table join_requests (
      tenant_id uuid not null,
      id uuid not null,
      class_id uuid not null,
      token_hash bytea not null unique,
      username text not null,
      username_key text not null,
      password_hash text,
      character text not null,
      language text not null,
      student_id uuid,
      expires_at timestamptz not null,
      created_at timestamptz not null default now(),
      primary key (tenant_id, id),
      foreign key (tenant_id, class_id) references classes (tenant_id, id) on delete cascade,
      foreign key (tenant_id, student_id) references students (tenant_id, id) on delete cascade
    )`.execute(db);
  await sql`create unique index join_requests_username on join_requests (tenant_id, username_key)
    where student_id is null`.execute(db);
}
