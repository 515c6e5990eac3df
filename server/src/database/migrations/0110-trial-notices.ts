import { type Kysely, sql } from 'kysely';

/** When the payer of a family plan was told that its trial ends; null before that. Trials that run now are told. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table subscriptions add column trial_told_at timestamptz`.execute(db);
}
