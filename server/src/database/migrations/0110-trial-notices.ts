import { type Kysely, sql } from 'kysely';

/**
 * When the payer of a family plan was told that its trial ends; null before that. Payers whose trial is running at the
 * migration still get the email.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table subscriptions add column trial_told_at timestamptz`.execute(db);
}
