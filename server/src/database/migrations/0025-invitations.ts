import { type Kysely, sql } from 'kysely';

/** Invitations of schools, which existing accounts can accept; canonical addresses of messages. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table invitations (
      tenant_id uuid not null references organizations on delete cascade,
      id uuid not null,
      email text not null,
      email_key text not null,
      user_type smallint not null check (user_type in (1, 2)),
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      declined_at timestamptz,
      primary key (tenant_id, id)
    )`.execute(db);
  await sql`create unique index invitations_address on invitations (tenant_id, email_key)`.execute(db);
  await sql`create index invitations_email on invitations (email_key)`.execute(db);
  await sql`alter table contact_requests add column email_key text`.execute(db);
  // No released version has stored messages with an address before this one.
  await sql`update contact_requests set email_key = lower(email)`.execute(db);
  await sql`alter table contact_requests alter column email_key set not null`.execute(db);
  await sql`drop index contact_requests_email`.execute(db);
  await sql`create index contact_requests_email on contact_requests (email_key)`.execute(db);
}
