import type { Database } from '../database/database.ts';
import type { StudentKey } from '../level/level-store.ts';

/** What a student is called: its full name where it has one, else its user name. */
export async function studentName(db: Database, { tenantId, studentId }: StudentKey): Promise<string> {
  const { full_name, username } = await db
    .selectFrom('students')
    .select(['full_name', 'username'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', studentId)
    .executeTakeFirstOrThrow();
  return full_name ?? username;
}
