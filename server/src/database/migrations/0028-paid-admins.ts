import { type Kysely, sql } from 'kysely';

/** Every call of a school's account looks for a paid admin of the school. The index contains only paid accounts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index users_paid on users (organization_id) where paid_at is not null`.execute(db);
}
