import { type Kysely, sql } from 'kysely';

/** Recordings of pages, in parts as they arrive, for accounts that have agreed. They are deleted with their account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column recording_agreed_at timestamptz`.execute(db);
  await sql`
    create table recordings (
      tenant_id uuid not null,
      id uuid not null unique,
      user_id uuid not null references users (id) on delete cascade,
      page text not null,
      started_at timestamptz not null default now(),
      last_part_at timestamptz not null default now(),
      bytes integer not null default 0,
      primary key (tenant_id, id)
    )`.execute(db);
  await sql`create index recordings_started on recordings (started_at)`.execute(db);
  await sql`create index recordings_user on recordings (user_id)`.execute(db);
  await sql`
    create table recording_parts (
      tenant_id uuid not null,
      recording_id uuid not null,
      part integer not null,
      events bytea not null,
      primary key (tenant_id, recording_id, part),
      foreign key (tenant_id, recording_id) references recordings (tenant_id, id) on delete cascade
    )`.execute(db);
}
