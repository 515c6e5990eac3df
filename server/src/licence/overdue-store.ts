import { SCHOOL_PLAN_NAMES } from '@hopcode/contract/licence/orders';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { isOverdue } from './order-store.ts';

/** How many days after the due date of an invoice its school can still get the first email. */
const TOLD_WITHIN = 30;
/**
 * How many days before the end of its plan a school gets the second email, and the minimum number of days between both
 * emails.
 */
const BEFORE_END = 14;
const BETWEEN = 7;
/** Maximum number of invoices in one run. The next run handles the others. */
const AT_MOST = 500;

export type OverdueInvoice = {
  readonly tenantId: string;
  readonly id: string;
  /** For the second email: the end of the plan. For the first email: null. */
  readonly endsAt: Date | null;
};

/**
 * The invoices about which a school must now get an email. A plan that renews automatically counts as a plan without an
 * end.
 */
export async function dueOverdueInvoices(db: Database): Promise<OverdueInvoice[]> {
  const { rows } = await sql<OverdueInvoice>`
    select o.tenant_id as "tenantId", o.id, case when o.overdue_told_at is null then null else plan.ends end as "endsAt"
    from school_orders o cross join lateral (
      select max(ends) as ends from (
        select open_until as ends from licence_codes
        where organization_id = o.tenant_id and revoked_at is null and open_until > now()
        union all
        select coalesce(ends_at, 'infinity') from subscriptions
        where tenant_id = o.tenant_id and open_until > now() and plan_name in (${sql.join(SCHOOL_PLAN_NAMES)})
      ) ends
    ) plan
    where o.invoice_number is not null and o.paid_at is null and o.cancelled_at is null and ${isOverdue}
      and case when o.overdue_told_at is null
        then o.due_at > now() - make_interval(days => ${TOLD_WITHIN})
        else o.overdue_told_again_at is null and plan.ends <= now() + make_interval(days => ${BEFORE_END})
          and o.overdue_told_at <= now() - make_interval(days => ${BETWEEN}) end
    order by o.due_at, o.id limit ${AT_MOST}`.execute(db);
  return rows;
}

/**
 * Records that an email about an invoice is sent. False if another process has sent it, or if the invoice has just been
 * paid or cancelled.
 */
export async function takeOverdueInvoice(
  tx: Database,
  { tenantId, id, endsAt }: OverdueInvoice,
): Promise<boolean> {
  const column = endsAt === null ? 'overdue_told_at' : 'overdue_told_again_at';
  const taken = await tx
    .updateTable('school_orders')
    .set({ [column]: sql<Date>`now()` })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where(column, 'is', null)
    .where('paid_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .executeTakeFirst();
  return taken.numUpdatedRows === 1n;
}
