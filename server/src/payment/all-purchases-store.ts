import { canonicalEmail, searchableText } from '@hopcode/contract/auth/canonical-name';
import type { ListedPurchase, RefundStep } from '@hopcode/contract/payment/all-purchases';
import { courseOfPlan } from '@hopcode/contract/payment/plans';
import type { RefundState } from '@hopcode/contract/payment/purchase';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { refundState } from './purchase-store.ts';

/**
 * The last step in the refund of a purchase `p`, as JSON, for the operator. The payer sees `refundState` instead, where
 * a refund that waits for the provider still counts as requested.
 */
const refundStep = sql<{ readonly state: RefundStep; readonly at: string } | null>`(
  select case
      when r.status = 'approved' then jsonb_build_object('state', 'paid_back', 'at', r.changed_at)
      when r.status = 'asked' then
        jsonb_build_object('state', 'approved', 'at', coalesce(q.decided_at, r.changed_at))
      when q.state = 'refused' then jsonb_build_object('state', 'refused', 'at', q.decided_at)
      when q.state = 'asked' then jsonb_build_object('state', 'asked', 'at', q.asked_at)
      when r.status is null or q.decided_at > r.received_at then
        jsonb_build_object('state', 'approved', 'at', q.decided_at)
      else jsonb_build_object('state', 'failed', 'at', r.changed_at) end
  from (select 1) one
  left join lateral (
    select status, changed_at, received_at from refunds where purchase_provider_id = p.provider_id
    order by changed_at desc, changed_by desc limit 1) r on true
  left join refund_requests q on q.purchase_provider_id = p.provider_id
  where r.status is not null or q.state is not null)`;

export type PurchaseSearch = {
  readonly search: string;
  readonly refund: RefundState | 'any';
  readonly after: string | undefined;
  readonly limit: number;
};

/**
 * Finds payments, newest first, beginning after a given payment. With a search text: only payments with this text in
 * the email address, in the school's name or in the provider's id.
 */
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
    .select([
      sql<boolean>`p.student_id is not null and ${refundState} is distinct from 'approved'`.as('assigned'),
      refundState.as('refund'),
      refundStep.as('refund_step'),
    ])
    .$if(after !== undefined, (query) =>
      // Events may arrive late, so the ids are not in the order of the payments.
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
    refund_step: row.refund_step && {
      state: row.refund_step.state,
      at: new Date(row.refund_step.at).toISOString(),
    },
  }));
}
