import { type Kysely, sql } from 'kysely';

/** Earlier slugs of schools: printed cards and bookmarks with them still work. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table old_slugs (
      slug text primary key,
      organization_id uuid not null references organizations on delete cascade,
      replaced_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index old_slugs_organization on old_slugs (organization_id)`.execute(db);
}
