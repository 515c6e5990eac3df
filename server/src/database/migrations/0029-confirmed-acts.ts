import { type Kysely, sql } from 'kysely';

/** When the password was entered in a session for one act; null before that and after the act. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sessions add column act_confirmed_at timestamptz`.execute(db);
}
