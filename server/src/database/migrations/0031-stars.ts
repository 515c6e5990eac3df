import { type Kysely, sql } from 'kysely';

/** The stars of a level besides the one for completing it (contract/src/level/star.ts). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table level_progress
      add column star_own boolean not null default false,
      add column star_neat boolean not null default false`.execute(db);
}
