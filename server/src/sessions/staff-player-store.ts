import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { newId } from '../database/new-id.ts';

/** This username is never shown, because pages show the name of the account. */
const USERNAME = 'staff';

/**
 * Returns the id of a teacher's or an admin's own player, and creates it if there is none. It is idempotent, even for
 * simultaneous calls. Undefined if the account has since been deleted.
 */
export async function createStaffPlayer(db: Database, userId: string): Promise<string | undefined> {
  // Because of the lock, a deletion of the account waits for this statement, or this statement finds no account.
  const { rows } = await sql<{ id: string }>`
    insert into students (tenant_id, id, user_id, username, username_key, is_staff_player)
    select u.id, ${newId()}::uuid, u.id, ${USERNAME}, ${USERNAME}, true from users u where u.id = ${userId}
    for key share
    on conflict do nothing
    returning id`.execute(db);
  if (rows[0] !== undefined) return rows[0].id;
  const found = await db
    .selectFrom('students')
    .select('id')
    .where('user_id', '=', userId)
    .where('is_staff_player', '=', true)
    .executeTakeFirst();
  return found?.id;
}
