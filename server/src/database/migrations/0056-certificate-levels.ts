import { type Kysely, sql } from 'kysely';

/** The version of each level that a certificate was checked with. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table certificates add column level_hashes jsonb`.execute(db);
}
