import { type Kysely, sql } from 'kysely';

/** When a school was told that its invoice is overdue, and when it was told again, before its plan ends. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table school_orders
    add column overdue_told_at timestamptz, add column overdue_told_again_at timestamptz`.execute(db);
}
