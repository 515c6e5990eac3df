import type { Profile } from '@hopcode/contract/profile/profile';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

/** The editable fields of an account. */
export async function findProfile(db: Database, userId: string): Promise<Profile | undefined> {
  return await db
    .selectFrom('users')
    .select([
      'id as user_id',
      'email',
      sql<boolean>`email_verified_at is not null`.as('email_verified'),
      sql<boolean>`password_hash is not null`.as('has_password'),
      'full_name',
      'user_type',
      'organization_id',
    ])
    .where('id', '=', userId)
    .executeTakeFirst();
}

/** Changes the name of an account; null deletes the name. */
export async function changeFullName(db: Database, userId: string, fullName: string | null): Promise<void> {
  await db.updateTable('users').set({ full_name: fullName }).where('id', '=', userId).execute();
}
