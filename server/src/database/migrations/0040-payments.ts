import { type Kysely, sql } from 'kysely';

/**
 * Purchases, subscriptions and refunds as the payment provider reports them. Each row stores the last event that
 * changed it, so that events can arrive in any order and more than once. The account can be deleted: what a school has
 * bought stays with the school.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table payment_events (
      event_id text primary key,
      event_type text not null,
      occurred_at timestamptz not null,
      received_at timestamptz not null default now(),
      outcome text not null
    )`.execute(db);
  await sql`create index payment_events_received on payment_events (received_at)`.execute(db);
  await sql`
    create table payment_customers (
      user_id uuid primary key references users (id) on delete cascade,
      customer_id text not null unique
    )`.execute(db);
  await sql`
    create table subscriptions (
      tenant_id uuid not null,
      id uuid not null,
      provider_id text not null unique,
      user_id uuid references users (id) on delete set null,
      plan_name text not null,
      status text not null,
      open_until timestamptz not null,
      renews_at timestamptz,
      ends_at timestamptz,
      is_test boolean not null,
      changed_at timestamptz not null,
      changed_by text not null,
      created_at timestamptz not null default now(),
      primary key (tenant_id, id)
    )`.execute(db);
  await sql`
    create table purchases (
      tenant_id uuid not null,
      id uuid not null,
      provider_id text not null unique,
      user_id uuid references users (id) on delete set null,
      plan_name text not null,
      subscription_provider_id text,
      student_id uuid,
      assigned_at timestamptz,
      amount integer not null check (amount >= 0),
      currency text not null,
      is_test boolean not null,
      bought_at timestamptz not null,
      primary key (tenant_id, id)
    )`.execute(db);
  await sql`create index purchases_student on purchases (tenant_id, student_id)`.execute(db);
  // This table has no tenant, because a refund can arrive before its purchase, and a purchase can move to another
  // tenant.
  await sql`
    create table refunds (
      provider_id text primary key,
      purchase_provider_id text not null,
      status text not null,
      changed_at timestamptz not null,
      changed_by text not null
    )`.execute(db);
  await sql`create index refunds_purchase on refunds (purchase_provider_id)`.execute(db);
}
