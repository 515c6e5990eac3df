import { type Kysely, sql } from 'kysely';

/** Messages of people with or without an account, and their status. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table contact_requests (
      tenant_id uuid not null,
      id uuid not null,
      user_id uuid references users on delete cascade,
      kind text not null check (kind in ('contact', 'school')),
      name text not null,
      email text not null,
      school text,
      students integer,
      country text,
      message text,
      status text not null default 'new' check (status in ('new', 'answered', 'archived')),
      announced_at timestamptz,
      created_at timestamptz not null default now(),
      primary key (tenant_id, id)
    )`.execute(db);
  await sql`create index contact_requests_user on contact_requests (user_id)`.execute(db);
  await sql`create index contact_requests_email on contact_requests (lower(email))`.execute(db);
  await sql`create index contact_requests_created on contact_requests (created_at)`.execute(db);
  await sql`create index contact_requests_waiting on contact_requests (id) where announced_at is null`.execute(
    db,
  );
  await sql`
    alter table feedback
    add column status text not null default 'new' check (status in ('new', 'answered', 'archived')),
    add column announced_at timestamptz`.execute(db);
  // Existing messages are in the inbox, but no email announces them.
  await sql`update feedback set announced_at = now()`.execute(db);
  await sql`create index feedback_created on feedback (created_at)`.execute(db);
  await sql`create index feedback_waiting on feedback (id) where announced_at is null`.execute(db);
}
