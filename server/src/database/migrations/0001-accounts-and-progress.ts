import { type Kysely, sql } from 'kysely';

/**
 * Accounts, sessions and progress. Every table with a tenant has `tenant_id` first in its primary key, and no
 * reference leaves its tenant except to `users` and `organizations`, so that the tables can be distributed by tenant.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table organizations (
      id uuid primary key,
      slug text not null unique,
      name text not null,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create table users (
      id uuid primary key,
      tenant_id uuid not null,
      organization_id uuid references organizations on delete cascade,
      email text,
      email_verified_at timestamptz,
      password_hash text,
      full_name text,
      user_type smallint not null check (user_type in (0, 1, 2)),
      is_operator boolean not null default false,
      language text,
      created_at timestamptz not null default now(),
      check (organization_id is null or organization_id = tenant_id),
      check (user_type = 0 or organization_id is not null)
    )`.execute(db);
  await sql`create unique index users_email on users (lower(email))`.execute(db);
  await sql`create index users_tenant on users (tenant_id)`.execute(db);
  await sql`
    create table classes (
      tenant_id uuid not null,
      id uuid not null,
      name text not null,
      quiz boolean not null default true,
      no_skip boolean not null default false,
      unlocked_chapters text[],
      created_at timestamptz not null default now(),
      primary key (tenant_id, id)
    )`.execute(db);
  await sql`
    create table students (
      tenant_id uuid not null,
      id uuid not null,
      user_id uuid references users on delete cascade,
      class_id uuid,
      username text not null,
      full_name text,
      character text not null default 'Rabbit',
      assistant_enabled boolean not null default true,
      assistant_attempt_limit integer check (assistant_attempt_limit >= 0),
      last_course_id text,
      last_level_slug text,
      created_at timestamptz not null default now(),
      primary key (tenant_id, id),
      foreign key (tenant_id, class_id) references classes on delete set null (class_id)
    )`.execute(db);
  await sql`create unique index students_username on students (tenant_id, lower(username))`.execute(db);
  await sql`create index students_user on students (user_id)`.execute(db);
  await sql`create index students_class on students (tenant_id, class_id)`.execute(db);
  await sql`
    create table sessions (
      token_hash bytea primary key,
      tenant_id uuid not null,
      user_id uuid not null references users on delete cascade,
      student_id uuid,
      created_at timestamptz not null default now(),
      last_seen_at timestamptz not null default now(),
      expires_at timestamptz not null,
      foreign key (tenant_id, student_id) references students on delete set null (student_id)
    )`.execute(db);
  await sql`create index sessions_user on sessions (user_id)`.execute(db);
  await sql`create index sessions_expiry on sessions (expires_at)`.execute(db);
  await sql`
    create table level_progress (
      tenant_id uuid not null,
      student_id uuid not null,
      course_id text not null,
      level_slug text not null,
      status text not null check (status in ('not_started', 'in_progress', 'complete')),
      last_code text not null,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      primary key (tenant_id, student_id, course_id, level_slug),
      foreign key (tenant_id, student_id) references students on delete cascade
    )`.execute(db);
  await sql`
    create table level_code_versions (
      tenant_id uuid not null,
      student_id uuid not null,
      course_id text not null,
      level_slug text not null,
      id uuid not null,
      code text not null,
      saved_at timestamptz not null default now(),
      primary key (tenant_id, student_id, course_id, level_slug, id),
      foreign key (tenant_id, student_id) references students on delete cascade
    )`.execute(db);
}
