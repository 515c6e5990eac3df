import { type Kysely, sql } from 'kysely';

/** Queued and stored emails, and the tokens of their links. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column news_refused_at timestamptz`.execute(db);
  await sql`
    create table emails (
      tenant_id uuid not null,
      id uuid not null,
      user_id uuid references users on delete cascade,
      recipient text not null,
      locale text not null,
      template text not null,
      words jsonb not null,
      subject text,
      path text,
      state text not null check (state in ('held', 'waiting', 'sent', 'failed', 'kept')),
      created_at timestamptz not null default now(),
      sent_at timestamptz,
      followed_at timestamptz,
      primary key (tenant_id, id)
    )`.execute(db);
  // A link in an email contains only the email's id.
  await sql`create unique index emails_id on emails (id)`.execute(db);
  await sql`create index emails_created on emails (created_at)`.execute(db);
  await sql`create index emails_held on emails (created_at) where state = 'held'`.execute(db);
  await sql`create index emails_user on emails (user_id)`.execute(db);
  await sql`
    create table one_time_tokens (
      token_hash bytea primary key,
      purpose text not null check (purpose in ('confirm_email', 'reset_password', 'signup')),
      user_id uuid references users on delete cascade,
      organization_id uuid references organizations on delete cascade,
      email text not null,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      used_at timestamptz
    )`.execute(db);
  await sql`create index one_time_tokens_user on one_time_tokens (user_id)`.execute(db);
  await sql`create index one_time_tokens_organization on one_time_tokens (organization_id)`.execute(db);
  await sql`create index one_time_tokens_expiry on one_time_tokens (expires_at)`.execute(db);
}
