import { type Kysely, sql } from 'kysely';

/** When a shared level was checked for contact details, and whether the check found any. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table creative_levels
      add column contact_checked_at timestamptz,
      add column contact_found boolean not null default false`.execute(db);
  await sql`
    create index creative_levels_unchecked on creative_levels (id)
    where (is_public or school_visible) and contact_checked_at is null`.execute(db);
  await sql`create index creative_levels_contact on creative_levels (id) where contact_found`.execute(db);
}
