import type { Database } from '../database/database.ts';
import type { Receiver } from './mail-account.ts';

/**
 * Finds an account with the fields for sending it an email. Undefined if the account has no address, as for a school's
 * student.
 */
export async function receiverOf(db: Database, userId: string): Promise<Receiver | undefined> {
  const found = await db
    .selectFrom('users')
    .select(['id as userId', 'tenant_id as tenantId', 'email', 'language'])
    .where('id', '=', userId)
    .executeTakeFirst();
  return found === undefined || found.email === null ? undefined : { ...found, email: found.email };
}
