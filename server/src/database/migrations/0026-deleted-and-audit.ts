import { type Kysely, sql } from 'kysely';

/**
 * Deleted data stay for 30 days in separate tables, row by row as JSON, so that no query of the normal tables can
 * find them. The audit log stores targets and classes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table deleted_records (
      tenant_id uuid not null,
      id uuid not null,
      kind text not null check (kind in ('student', 'class', 'teacher')),
      target_id uuid not null,
      name text not null,
      owner_id uuid,
      class_id uuid,
      student_ids uuid[],
      deleted_by uuid not null,
      deleted_at timestamptz not null default now(),
      primary key (tenant_id, id)
    )`.execute(db);
  await sql`create index deleted_records_age on deleted_records (deleted_at)`.execute(db);
  await sql`
    create table deleted_rows (
      tenant_id uuid not null,
      record_id uuid not null,
      batch integer not null,
      number integer not null,
      table_name text not null,
      data jsonb not null,
      primary key (tenant_id, record_id, batch, number),
      foreign key (tenant_id, record_id) references deleted_records on delete cascade
    )`.execute(db);
  await sql`
    alter table audit_log
      add column target_kind text not null default 'user',
      add column class_id uuid,
      add column details jsonb`.execute(db);
  await sql`
    update audit_log set target_kind = 'student' where action = 'impersonate_student'`.execute(db);
  await sql`alter table audit_log alter column target_kind drop default`.execute(db);
  await sql`create index audit_log_created on audit_log (created_at)`.execute(db);
}
