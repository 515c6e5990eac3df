import { type Kysely, sql } from 'kysely';

/**
 * When a refund was first reported, by our clock, which also times the decisions about requests. For earlier refunds
 * only the provider's time of the last change is known.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table refunds add column received_at timestamptz`.execute(db);
  await sql`update refunds set received_at = changed_at`.execute(db);
  await sql`alter table refunds alter column received_at set default now(),
    alter column received_at set not null`.execute(db);
}
