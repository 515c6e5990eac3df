import { type Kysely, sql } from 'kysely';

/**
 * When the payer of a plan was told that it has ended; null while it is open. Payers of plans that ended before are not
 * told.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table subscriptions add column end_told_at timestamptz`.execute(db);
  await sql`update subscriptions set end_told_at = open_until where open_until <= now()`.execute(db);
}
