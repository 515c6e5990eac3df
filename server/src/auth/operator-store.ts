import { canonicalEmail } from '@hopcode/contract/auth/canonical-name';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

/** The number of the lock that lets only one server create the operator when several servers start. */
const LOCK = 7_264_003;

/** Makes other servers wait until the transaction ends, before they look for the operator. */
export async function lockOperator(tx: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCK})`.execute(tx);
}

/** Whether there is an operator; if an address is given, whether an operator has this address. */
export async function hasOperator(db: Database, email: string | undefined): Promise<boolean> {
  const found = await db
    .selectFrom('users')
    .select('id')
    .where('is_operator', '=', true)
    .$if(email !== undefined, (query) => query.where('email_key', '=', canonicalEmail(email ?? '')))
    .executeTakeFirst();
  return found !== undefined;
}

/** Makes an account an operator. */
export async function makeOperator(db: Database, userId: string): Promise<void> {
  await db.updateTable('users').set({ is_operator: true }).where('id', '=', userId).execute();
}

/** The operators; if an address is given, only the operator with this address. */
export async function findOperators(db: Database, email: string | undefined) {
  return await db
    .selectFrom('users')
    .select(['id as userId', 'tenant_id as tenantId', 'email'])
    .where('is_operator', '=', true)
    .$if(email !== undefined, (query) => query.where('email_key', '=', canonicalEmail(email ?? '')))
    .execute();
}
