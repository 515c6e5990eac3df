import type { Database } from '../database/database.ts';
import type { AccountKey } from './account-store.ts';

/** What an account has paid for. */
export async function purchasesOf(db: Database, { tenantId, userId }: AccountKey) {
  return await db
    .selectFrom('purchases')
    .select(['plan_name', 'student_id', 'amount', 'currency', 'bought_at'])
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .orderBy('bought_at')
    .execute();
}

/** The subscriptions that an account has bought. */
export async function subscriptionsOf(db: Database, { tenantId, userId }: AccountKey) {
  return await db
    .selectFrom('subscriptions')
    .select(['plan_name', 'status', 'open_until', 'created_at'])
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
}

/** The refunds that an account has requested. */
export async function refundRequestsOf(db: Database, { tenantId, userId }: AccountKey) {
  return await db
    .selectFrom('refund_requests as q')
    .leftJoin('purchases as p', 'p.provider_id', 'q.purchase_provider_id')
    .select(['p.plan_name', 'q.reason', 'q.state', 'q.asked_at', 'q.answer'])
    .where('q.tenant_id', '=', tenantId)
    .where('q.user_id', '=', userId)
    .orderBy('q.asked_at')
    .execute();
}

/** The quotes and invoices that a school has requested. */
export async function schoolOrdersOf(db: Database, organizationId: string) {
  return await db
    .selectFrom('school_orders')
    .select(['plan_name', 'quote_number', 'invoice_number', 'billing_name', 'billing_address'])
    .select([
      'purchase_order',
      'cents',
      'tax_rate',
      'tax_cents',
      'tax_number',
      'vat_number',
      'reverse_charge',
      'currency',
      'quoted_at',
      'invoiced_at',
      'paid_at',
    ])
    .where('tenant_id', '=', organizationId)
    .orderBy('id')
    .execute();
}

/** The licences that a school has redeemed, without their codes. */
export async function licencesOf(db: Database, organizationId: string) {
  return await db
    .selectFrom('licence_codes')
    .select(['plan_name', 'students', 'opens_at', 'open_until', 'revoked_at'])
    .where('organization_id', '=', organizationId)
    .orderBy('id')
    .execute();
}
