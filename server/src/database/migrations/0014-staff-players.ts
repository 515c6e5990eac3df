import { type Kysely, sql } from 'kysely';

/**
 * Teachers and admins play as themselves: each has a separate player, in a separate tenant with the id of the account.
 * So no list, count, search or export of a school, which all read one tenant, can contain this player.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table students
      add column is_staff_player boolean not null default false,
      add constraint students_staff_player_alone
        check (not is_staff_player or (tenant_id is not distinct from user_id and class_id is null))`.execute(
    db,
  );
  await sql`create unique index students_staff_player on students (user_id) where is_staff_player`.execute(
    db,
  );
}
