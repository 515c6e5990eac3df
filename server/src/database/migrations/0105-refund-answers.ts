import { type Kysely, sql } from 'kysely';

/** Why the operator refused a refund, as the payer read it in the email; null before that. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table refund_requests add column answer text`.execute(db);
}
