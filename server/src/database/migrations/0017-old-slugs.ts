import { type Kysely, sql } from 'kysely';

/** Short names that schools had before: printed cards and bookmarks with them still lead to the school. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table old_slugs (
      slug text primary key,
      organization_id uuid not null references organizations on delete cascade,
      replaced_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index old_slugs_organization on old_slugs (organization_id)`.execute(db);
}
