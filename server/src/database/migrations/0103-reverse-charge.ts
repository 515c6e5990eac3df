import { type Kysely, sql } from 'kysely';

/** The VAT number of a school's payer, and whether the payer pays the tax in its own state of the EU. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table school_orders
      add column vat_number text,
      add column reverse_charge boolean not null default false,
      add constraint school_orders_reverse_charge
        check (not reverse_charge or (vat_number is not null and tax_rate is null))`.execute(db);
}
