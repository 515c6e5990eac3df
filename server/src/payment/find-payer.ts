import type { Receiver } from '../accounts/mail-account.ts';
import type { Database } from '../database/database.ts';

/** Finds the account that paid, to send it an email; undefined if it was deleted or has no address. */
export async function findPayer(tx: Database, userId: string | null): Promise<Receiver | undefined> {
  if (userId === null) return undefined;
  const found = await tx
    .selectFrom('users')
    .select(['id as userId', 'tenant_id as tenantId', 'email', 'language'])
    .where('id', '=', userId)
    .executeTakeFirst();
  return found?.email == null ? undefined : { ...found, email: found.email };
}
