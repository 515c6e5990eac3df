import { type Kysely, sql } from 'kysely';

/** The language of the made-up name on a certificate: the same name for readers of every language. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table certificates add column name_locale text not null default 'en'`.execute(db);
}
