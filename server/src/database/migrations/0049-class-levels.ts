import { type Kysely, sql } from 'kysely';

/** The extra chapter of a class: creative levels that its teacher has chosen. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table class_levels (
      tenant_id uuid not null,
      class_id uuid not null,
      level_tenant_id uuid not null,
      level_id uuid not null,
      created_at timestamptz not null default clock_timestamp(),
      primary key (tenant_id, class_id, level_id),
      foreign key (tenant_id, class_id) references classes (tenant_id, id) on delete cascade,
      foreign key (level_tenant_id, level_id) references creative_levels (tenant_id, id)
        on delete cascade on update cascade
    )`.execute(db);
  await sql`create index class_levels_level on class_levels (level_tenant_id, level_id)`.execute(db);
}
