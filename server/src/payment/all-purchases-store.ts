import { canonicalEmail, searchableText } from '@hopcode/contract/auth/canonical-name';
import type { ListedPurchase } from '@hopcode/contract/payment/all-purchases';
import { courseOfPlan } from '@hopcode/contract/payment/plans';
import type { RefundState } from '@hopcode/contract/payment/purchase';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { refundState } from './purchase-store.ts';

export type PurchaseSearch = {
  readonly search: string;
  readonly refund: RefundState | 'any';
  readonly after: string | undefined;
  readonly limit: number;
};

/** Payments after one, newest first, with a text in the address, in the school or in the provider's number. */
export async function searchPurchases(
  db: Database,
  { search, refund, after, limit }: PurchaseSearch,
): Promise<ListedPurchase[]> {
  const text = search.trim();
  const rows = await db
    .selectFrom('purchases as p')
    .leftJoin('users as u', 'u.id', 'p.user_id')
    .leftJoin('organizations as o', 'o.id', 'p.tenant_id')
    .select(['p.id', 'p.plan_name', 'p.amount', 'p.currency', 'p.bought_at', 'p.is_test', 'p.provider_id'])
    .select(['u.email', 'o.name as organization_name'])
    .select([sql<boolean>`p.student_id is not null`.as('assigned'), refundState.as('refund')])
    .$if(after !== undefined, (query) =>
      // An event may arrive late, so the ids do not have the order of the payments.
      query.where(
        sql<boolean>`(p.bought_at, p.id) < (select l.bought_at, l.id from purchases l where l.id = ${after})`,
      ),
    )
    .$if(refund !== 'any', (query) => query.where(sql<boolean>`${refundState} = ${refund}`))
    .$if(text !== '', (query) =>
      query.where(
        sql<boolean>`(strpos(u.email_key, ${canonicalEmail(text)}) > 0
          or strpos(o.name_key, ${searchableText(text)}) > 0 or strpos(p.provider_id, ${text}) > 0)`,
      ),
    )
    .orderBy('p.bought_at', 'desc')
    .orderBy('p.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    ...row,
    course_name: courseOfPlan(row.plan_name),
    bought_at: row.bought_at.toISOString(),
  }));
}
