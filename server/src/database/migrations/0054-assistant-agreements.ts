import { type Kysely, sql } from 'kysely';

/**
 * Families and schools that let a language model see the programs of their students, with the vendor they agreed to.
 * Without a row, there is no agreement.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table assistant_agreements (
      tenant_id uuid primary key,
      vendor text not null,
      agreed_at timestamptz not null default now()
    )`.execute(db);
}
