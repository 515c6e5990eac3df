import { type Kysely, sql } from 'kysely';

/** When the assistant gives tips: the setting of a class, and of a student that differs from its class. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table classes
      add column assistant_timing text not null default 'asks'
        check (assistant_timing in ('asks', 'waits', 'off'))`.execute(db);
  await sql`
    alter table students
      add column own_assistant_timing text check (own_assistant_timing in ('asks', 'waits'))`.execute(db);
}
