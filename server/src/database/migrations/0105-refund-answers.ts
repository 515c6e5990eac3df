import { type Kysely, sql } from 'kysely';

/** Why the operator refused a refund, in the words that its payer got by email; null before that. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table refund_requests add column answer text`.execute(db);
}
