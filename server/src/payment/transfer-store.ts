import { USER_TYPES } from '@hopcode/contract/auth/current';
import { sql } from 'kysely';
import type { AccountKey } from '../accounts/account-store.ts';
import type { Database } from '../database/database.ts';
import { hasStudent } from './purchase-store.ts';

/** Whether an account can have purchases: that of a parent, or of an admin of a school. */
export async function canBuy(db: Database, { userId }: AccountKey): Promise<boolean> {
  const found = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where((on) => on.or([on('organization_id', 'is', null), on('user_type', '=', USER_TYPES.admin)]))
    .executeTakeFirst();
  return found !== undefined;
}

/** How many purchases and subscriptions were moved. */
export type Moved = { readonly purchases: number; readonly subscriptions: number };

/**
 * Moves what one account has bought to another, within a transaction. Courses that a student has move only with
 * `includeAssigned`, and lose their student.
 */
export async function movePurchases(
  tx: Database,
  from: AccountKey,
  to: AccountKey,
  { includeAssigned }: { readonly includeAssigned: boolean },
): Promise<Moved> {
  const owner = { tenant_id: to.tenantId, user_id: to.userId };
  const bought = await tx
    .updateTable('purchases as p')
    .set({ ...owner, student_id: null, assigned_at: null })
    .where('p.tenant_id', '=', from.tenantId)
    .where('p.user_id', '=', from.userId)
    .$if(!includeAssigned, (query) => query.where(sql<boolean>`not ${hasStudent}`))
    .executeTakeFirst();
  const subscribed = await tx
    .updateTable('subscriptions')
    .set(owner)
    .where('tenant_id', '=', from.tenantId)
    .where('user_id', '=', from.userId)
    .executeTakeFirst();
  return {
    purchases: Number(bought.numUpdatedRows),
    subscriptions: Number(subscribed.numUpdatedRows),
  };
}
