import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

/** Today in UTC. Only the day of a login is stored. */
export const TODAY = sql<string>`(now() at time zone 'utc')::date`;

/** Records that an account was used today. This also cancels a notice that it will be deleted. */
export async function noteLogin(db: Database, userId: string): Promise<void> {
  await db
    .updateTable('users')
    .set({ last_login_on: TODAY, retention_notice_on: null })
    .where('id', '=', userId)
    .where((where) =>
      where.or([
        where('last_login_on', '<', sql<Date>`${TODAY}`),
        where('retention_notice_on', 'is not', null),
      ]),
    )
    .execute();
}

/**
 * Cancels the deletion notice of a restored student. If the deletion becomes due again, the student gets a new notice
 * and again has 30 days.
 */
export async function withdrawNotice(tx: Database, tenantId: string, studentId: string): Promise<void> {
  await tx
    .updateTable('users')
    .set({ retention_notice_on: null })
    .where('organization_id', '=', tenantId)
    .where('id', 'in', (query) =>
      query
        .selectFrom('students')
        .select('user_id')
        .where('tenant_id', '=', tenantId)
        .where('id', '=', studentId)
        .where('user_id', 'is not', null),
    )
    .execute();
}
