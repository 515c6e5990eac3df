import { type Kysely, sql } from 'kysely';

/** Tax on quotes and invoices: null while the price is without tax. The rate is in hundredths of a percent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table school_orders
      add column tax_rate integer check (tax_rate between 0 and 10000),
      add column tax_cents integer not null default 0 check (tax_cents >= 0),
      add column tax_number text,
      add constraint school_orders_tax check (tax_rate is not null or tax_cents = 0)`.execute(db);
}
