import { type Kysely, sql } from 'kysely';

/** Counters (login attempts, daily runs and tips), signing secrets, and feedback. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table secrets (
      name text primary key,
      value bytea not null
    )`.execute(db);
  await sql`
    create table rate_limits (
      key bytea primary key,
      used integer not null,
      ends_at timestamptz not null
    )`.execute(db);
  await sql`create index rate_limits_end on rate_limits (ends_at)`.execute(db);
  await sql`
    create table credit_counters (
      tenant_id uuid not null,
      holder_id uuid not null,
      execution_type text not null,
      day date not null,
      used integer not null,
      primary key (tenant_id, holder_id, execution_type, day)
    )`.execute(db);
  await sql`create index credit_counters_day on credit_counters (day)`.execute(db);
  await sql`
    create table visitor_counters (
      visitor bytea not null,
      execution_type text not null,
      day date not null,
      used integer not null,
      primary key (visitor, execution_type, day)
    )`.execute(db);
  await sql`create index visitor_counters_day on visitor_counters (day)`.execute(db);
  await sql`
    create table feedback (
      tenant_id uuid not null,
      id uuid not null,
      user_id uuid references users on delete set null,
      rating smallint not null check (rating between 1 and 5),
      feedback text not null,
      from_email text,
      created_at timestamptz not null default now(),
      primary key (tenant_id, id)
    )`.execute(db);
  await sql`create index feedback_user on feedback (user_id)`.execute(db);
}
