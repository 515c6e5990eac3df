import { USER_TYPES } from '@hopcode/contract/auth/current';
import type { Receiver } from '../accounts/mail-account.ts';
import type { Database } from '../database/database.ts';

/** The admins of a school who have an address. They get the notices of the school. */
export async function findAdmins(tx: Database, organizationId: string): Promise<Receiver[]> {
  const rows = await tx
    .selectFrom('users')
    .select(['id as userId', 'tenant_id as tenantId', 'email', 'language'])
    .where('organization_id', '=', organizationId)
    .where('user_type', '=', USER_TYPES.admin)
    .where('email', 'is not', null)
    .orderBy('id')
    .execute();
  return rows.flatMap(({ email, ...admin }) => (email === null ? [] : [{ ...admin, email }]));
}
