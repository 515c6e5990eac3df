import { type Kysely, sql } from 'kysely';

/**
 * Requests for refunds, which the operator reviews; why payers leave; and tasks for the provider. A task has no
 * account, because it must outlive an erased account.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table refund_requests (
      tenant_id uuid not null,
      id uuid not null,
      user_id uuid references users (id) on delete set null,
      purchase_provider_id text not null unique,
      reason text not null,
      state text not null default 'asked',
      asked_at timestamptz not null default now(),
      decided_at timestamptz,
      primary key (tenant_id, id)
    )`.execute(db);
  await sql`create index refund_requests_id on refund_requests (id)`.execute(db);
  await sql`create index refund_requests_state on refund_requests (state, asked_at)`.execute(db);
  await sql`
    create table leaving_messages (
      tenant_id uuid not null,
      id uuid not null,
      user_id uuid references users (id) on delete cascade,
      kind text not null,
      reason text not null,
      feedback text,
      purchase_id uuid,
      status text not null default 'new',
      announced_at timestamptz,
      created_at timestamptz not null default now(),
      primary key (tenant_id, id)
    )`.execute(db);
  await sql`create index leaving_messages_created on leaving_messages (created_at)`.execute(db);
  await sql`
    create table provider_tasks (
      kind text not null,
      provider_id text not null,
      created_at timestamptz not null default now(),
      tries integer not null default 0,
      next_at timestamptz not null default now(),
      done_at timestamptz,
      primary key (kind, provider_id)
    )`.execute(db);
  await sql`create index provider_tasks_next on provider_tasks (next_at) where done_at is null`.execute(db);
}
