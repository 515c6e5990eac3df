import { type Kysely, sql } from 'kysely';

/**
 * Levels that users build, what players did with each (played, completed, liked, reported), and whether a class's
 * teacher approves what its students share.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table creative_levels (
      tenant_id uuid not null,
      id uuid not null unique,
      user_id uuid not null references users on delete cascade,
      student_id uuid,
      course_id text not null,
      level_slug text not null,
      name text not null,
      name_key text not null,
      map_path text,
      width integer not null,
      height integer not null,
      farms jsonb not null,
      farms_hash bytea not null,
      proven_hash bytea,
      shared_farms jsonb,
      code_template text not null,
      tutorial text not null,
      is_public boolean not null default false,
      school_visible boolean not null default false,
      approved_at timestamptz,
      shared_at timestamptz,
      taken_down_at timestamptz,
      taken_down_reason text,
      plays integer not null default 0,
      completions integer not null default 0,
      likes integer not null default 0,
      remix_of uuid,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      primary key (tenant_id, id),
      unique (user_id, course_id, level_slug),
      foreign key (tenant_id, student_id) references students (tenant_id, id) on delete cascade,
      check ((taken_down_at is null) = (taken_down_reason is null)),
      check (shared_at is not null or not (is_public or school_visible))
    )`.execute(db);
  await sql`
    create table creative_players (
      tenant_id uuid not null,
      level_id uuid not null,
      player_id uuid not null,
      user_id uuid not null references users on delete cascade,
      student_tenant_id uuid,
      student_id uuid,
      played_at timestamptz,
      completed_at timestamptz,
      liked_at timestamptz,
      reported_at timestamptz,
      report_reason text,
      primary key (tenant_id, level_id, player_id),
      foreign key (tenant_id, level_id) references creative_levels (tenant_id, id)
        on delete cascade on update cascade,
      foreign key (student_tenant_id, student_id) references students (tenant_id, id) on delete cascade,
      check ((reported_at is null) = (report_reason is null))
    )`.execute(db);
  await sql`alter table classes add column approves_creative boolean not null default false`.execute(db);
  const isPublic = sql.raw('where is_public and approved_at is not null and taken_down_at is null');
  for (const index of [
    sql`create index creative_levels_own on creative_levels (user_id, updated_at desc, id desc)`,
    sql`create index creative_levels_student on creative_levels (tenant_id, student_id)`,
    sql`create index creative_levels_recent on creative_levels (shared_at desc, id desc) ${isPublic}`,
    sql`create index creative_levels_played on creative_levels (plays desc, id desc) ${isPublic}`,
    sql`create index creative_levels_liked on creative_levels (likes desc, id desc) ${isPublic}`,
    sql`create index creative_levels_school on creative_levels (tenant_id, shared_at desc, id desc)
      where school_visible and approved_at is not null and taken_down_at is null`,
    sql`create index creative_levels_waiting on creative_levels (tenant_id, updated_at)
      where (is_public or school_visible) and approved_at is null`,
    sql`create index creative_levels_taken_down on creative_levels (taken_down_at)
      where taken_down_at is not null`,
    sql`create index creative_players_liked on creative_players (player_id, liked_at desc)
      where liked_at is not null`,
    sql`create index creative_players_user on creative_players (user_id)`,
    sql`create index creative_players_student on creative_players (student_tenant_id, student_id)`,
    sql`create index creative_players_reported on creative_players (reported_at)
      where reported_at is not null`,
  ])
    await index.execute(db);
  // Without the extension, or the right to create it, a search reads all names.
  await sql`
    do $$ begin
      create extension if not exists pg_trgm;
      create index creative_levels_name on creative_levels using gin (name_key gin_trgm_ops)
        where is_public and approved_at is not null and taken_down_at is null;
    exception when others then
      raise notice 'no pg_trgm';
    end $$`.execute(db);
}
