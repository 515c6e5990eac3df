import { type Kysely, sql } from 'kysely';

/** Which version of each level a certificate was checked with. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table certificates add column level_hashes jsonb`.execute(db);
}
