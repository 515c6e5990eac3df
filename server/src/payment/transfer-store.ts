import { USER_TYPES } from '@hopcode/contract/auth/current';
import { PLANS, type PlanName } from '@hopcode/contract/payment/plans';
import { sql } from 'kysely';
import type { AccountKey } from '../accounts/account-store.ts';
import type { Database } from '../database/database.ts';
import { hasStudent } from './purchase-store.ts';

type Buyer = (typeof PLANS)[PlanName]['buyer'];

/**
 * Whether an account can own purchases for a family (parents can) or for a school (admins can); undefined for every
 * other account.
 */
export async function buyerKind(db: Database, { userId }: AccountKey): Promise<Buyer | undefined> {
  const found = await db
    .selectFrom('users')
    .select(['organization_id as school', 'user_type as type'])
    .where('id', '=', userId)
    .where('is_operator', '=', false)
    .executeTakeFirst();
  if (found === undefined) return undefined;
  if (found.school === null) return 'parent';
  return found.type === USER_TYPES.admin ? 'school' : undefined;
}

/** Whether the purchases of an account are for families, schools or both; empty if the account has none. */
export async function buyersOfPurchases(
  db: Database,
  { tenantId, userId }: AccountKey,
): Promise<ReadonlySet<Buyer>> {
  const plansIn = (table: 'purchases' | 'subscriptions') =>
    db
      .selectFrom(table)
      .select('plan_name as plan')
      .where('tenant_id', '=', tenantId)
      .where('user_id', '=', userId);
  const found = await plansIn('purchases').union(plansIn('subscriptions')).execute();
  return new Set(found.map(({ plan }) => PLANS[plan].buyer));
}

/** How many purchases and subscriptions were moved. */
export type Moved = { readonly purchases: number; readonly subscriptions: number };

/**
 * Moves the purchases of one account to another account, within a transaction. Courses that are assigned to a student
 * move only with `includeAssigned`, and are then no longer assigned. Returns how much was moved, and the names of the
 * plans and courses without duplicates.
 */
export async function movePurchases(
  tx: Database,
  from: AccountKey,
  to: AccountKey,
  { includeAssigned }: { readonly includeAssigned: boolean },
): Promise<{ readonly moved: Moved; readonly plans: readonly PlanName[] }> {
  const owner = { tenant_id: to.tenantId, user_id: to.userId };
  const bought = await tx
    .updateTable('purchases as p')
    .set({ ...owner, student_id: null, assigned_at: null })
    .where('p.tenant_id', '=', from.tenantId)
    .where('p.user_id', '=', from.userId)
    .$if(!includeAssigned, (query) => query.where(sql<boolean>`not ${hasStudent}`))
    .returning(['p.plan_name as plan', 'p.subscription_provider_id as subscriptionId'])
    .execute();
  const subscribed = await tx
    .updateTable('subscriptions')
    .set(owner)
    .where('tenant_id', '=', from.tenantId)
    .where('user_id', '=', from.userId)
    .returning('plan_name as plan')
    .execute();
  const courses = bought.filter(({ subscriptionId }) => subscriptionId === null);
  return {
    moved: { purchases: bought.length, subscriptions: subscribed.length },
    plans: [...new Set([...subscribed, ...courses].map(({ plan }) => plan))],
  };
}
