import { type Kysely, sql } from 'kysely';

/**
 * Schools that pay without a card: quotes and invoices, licence codes (only their hashes), the last number of each
 * kind of document in a year, and the reminders that were sent before a plan ends.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table school_orders (
      tenant_id uuid not null references organizations (id) on delete cascade,
      id uuid not null unique,
      user_id uuid references users (id) on delete set null,
      plan_name text not null,
      quote_number text not null unique,
      invoice_number text unique,
      billing_name text not null,
      billing_address text not null,
      purchase_order text,
      cents integer not null check (cents >= 0),
      currency text not null,
      is_test boolean not null,
      quoted_at timestamptz not null default now(),
      valid_until timestamptz not null,
      invoiced_at timestamptz,
      due_at timestamptz,
      paid_at timestamptz,
      cancelled_at timestamptz,
      primary key (tenant_id, id)
    )`.execute(db);
  await sql`
    create table licence_codes (
      id uuid primary key,
      code_hash bytea not null unique,
      code_end text not null,
      plan_name text not null,
      students integer check (students > 0),
      days integer not null check (days > 0),
      redeem_by timestamptz not null,
      note text not null,
      order_id uuid references school_orders (id) on delete set null,
      meant_for uuid references organizations (id) on delete cascade,
      organization_id uuid references organizations (id) on delete cascade,
      redeemed_at timestamptz,
      opens_at timestamptz,
      open_until timestamptz,
      revoked_at timestamptz,
      created_at timestamptz not null default now()
    )`.execute(db);
  // Every call of a school's account looks for a licence of the school.
  await sql`
    create index licence_codes_school on licence_codes (organization_id, open_until)
    where organization_id is not null`.execute(db);
  await sql`
    create table document_numbers (
      kind text not null,
      year integer not null,
      last integer not null,
      primary key (kind, year)
    )`.execute(db);
  await sql`
    create table plan_reminders (
      tenant_id uuid not null references organizations (id) on delete cascade,
      plan_id uuid not null,
      ends_on date not null,
      days integer not null,
      sent_at timestamptz not null default now(),
      primary key (tenant_id, plan_id, ends_on, days)
    )`.execute(db);
  // The operator's list of purchases is ordered by id.
  await sql`create index purchases_newest on purchases (id)`.execute(db);
}
