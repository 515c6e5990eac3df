import { canonicalEmail, searchableText } from '@hopcode/contract/auth/canonical-name';
import {
  type ListedOrder,
  type ListedOrderState,
  type OrderState,
  PAYMENT_DAYS,
  QUOTE_DAYS,
  type SchoolOrder,
  type SchoolPlanName,
} from '@hopcode/contract/licence/orders';
import { taxOf } from '@hopcode/contract/licence/tax';
import { CURRENCY, PLANS } from '@hopcode/contract/payment/plans';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { newId } from '../database/new-id.ts';
import type { Session } from '../sessions/session-store.ts';
import { nextDocumentNumber } from './document-number-store.ts';

const COLUMNS = [
  'o.id',
  'o.plan_name',
  'o.quote_number',
  'o.invoice_number',
  'o.billing_name',
  'o.billing_address',
  'o.purchase_order',
  'o.cents',
  'o.tax_rate',
  'o.tax_cents',
  'o.tax_number',
  'o.vat_number',
  'o.reverse_charge',
  'o.currency',
  'o.is_test',
  'o.quoted_at',
  'o.valid_until',
  'o.invoiced_at',
  'o.due_at',
  'o.paid_at',
  'o.cancelled_at',
] as const;

/** Whether the due date of an invoice `o` has passed. */
export const isOverdue = sql<boolean>`(o.due_at at time zone 'utc')::date < (now() at time zone 'utc')::date`;

const listedState = sql<ListedOrderState>`case
  when o.cancelled_at is not null then 'cancelled'
  when o.paid_at is not null then 'paid'
  when o.invoice_number is not null then case when ${isOverdue} then 'overdue' else 'invoiced' end
  when o.valid_until <= now() then 'expired'
  else 'quoted' end`;

const orders = (db: Database) =>
  db.selectFrom('school_orders as o').select(COLUMNS).select(listedState.as('listed_state'));
type Row = Awaited<ReturnType<ReturnType<typeof orders>['executeTakeFirstOrThrow']>>;

const stateOf = ({ cancelled_at, paid_at, invoice_number }: Row): OrderState => {
  if (cancelled_at !== null) return 'cancelled';
  if (paid_at !== null) return 'paid';
  return invoice_number === null ? 'quoted' : 'invoiced';
};

const inAnswer = (row: Row): SchoolOrder => ({
  ...row,
  state: stateOf(row),
  quoted_at: row.quoted_at.toISOString(),
  valid_until: row.valid_until.toISOString(),
  invoiced_at: row.invoiced_at?.toISOString() ?? null,
  due_at: row.due_at?.toISOString() ?? null,
  paid_at: row.paid_at?.toISOString() ?? null,
});

/** Maximum number of orders in the list of a school. */
const MOST_LISTED = 200;

/** The orders of a school, newest first. */
export async function listOrders(db: Database, organizationId: string): Promise<SchoolOrder[]> {
  const rows = await orders(db)
    .where('o.tenant_id', '=', organizationId)
    .orderBy('o.id', 'desc')
    .limit(MOST_LISTED)
    .execute();
  return rows.map(inAnswer);
}

/** Finds an order by its id. If a school is given, finds only an order of this school. */
export async function findOrder(
  db: Database,
  organizationId: string | undefined,
  id: string,
): Promise<SchoolOrder | undefined> {
  const row = await orders(db)
    .where('o.id', '=', id)
    .$if(organizationId !== undefined, (query) => query.where('o.tenant_id', '=', organizationId ?? ''))
    .executeTakeFirst();
  return row && inAnswer(row);
}

export type WishedOrder = {
  readonly plan_name: SchoolPlanName;
  readonly billing_name: string;
  readonly billing_address: string;
  readonly purchase_order?: string | undefined;
  readonly tax_number?: string | undefined;
  readonly vat_number?: string | undefined;
};

/** A tax rate; null for no tax; or 'reverse_charge' if the school pays the tax in its own country. */
export type OrderTax = number | null | 'reverse_charge';

const taxColumns = (cents: number, tax: OrderTax) => {
  const rate = tax === 'reverse_charge' ? null : tax;
  return {
    tax_rate: rate,
    tax_cents: rate === null ? 0 : taxOf(cents, rate),
    reverse_charge: tax === 'reverse_charge',
  };
};

/** Creates a quote with the current price, within a transaction. */
export async function createOrder(
  tx: Database,
  { tenantId, userId }: Pick<Session, 'tenantId' | 'userId'>,
  { purchase_order = undefined, tax_number = undefined, vat_number = undefined, ...wished }: WishedOrder,
  { isTest, tax }: { readonly isTest: boolean; readonly tax: OrderTax },
): Promise<SchoolOrder | undefined> {
  const id = newId();
  const { cents } = PLANS[wished.plan_name];
  await tx
    .insertInto('school_orders')
    .values({
      ...wished,
      tenant_id: tenantId,
      id,
      user_id: userId,
      purchase_order: purchase_order ?? null,
      tax_number: tax_number ?? null,
      vat_number: vat_number ?? null,
      quote_number: await nextDocumentNumber(tx, 'quote'),
      cents,
      ...taxColumns(cents, tax),
      currency: CURRENCY,
      is_test: isTest,
      valid_until: sql<Date>`now() + make_interval(days => ${QUOTE_DAYS})`,
    })
    .execute();
  return await findOrder(tx, tenantId, id);
}

/**
 * Locks an order within a transaction, so that simultaneous decisions wait for each other. False if the order does not
 * exist.
 */
export async function lockOrder(
  tx: Database,
  organizationId: string | undefined,
  id: string,
): Promise<boolean> {
  const found = await tx
    .selectFrom('school_orders')
    .select('id')
    .where('id', '=', id)
    .$if(organizationId !== undefined, (query) => query.where('tenant_id', '=', organizationId ?? ''))
    .forUpdate()
    .executeTakeFirst();
  return found !== undefined;
}

/** Turns a quote into an invoice, within the transaction that has locked the quote. */
export async function placeOrder(tx: Database, id: string, purchaseOrder: string | undefined): Promise<void> {
  await tx
    .updateTable('school_orders')
    .set({
      invoice_number: await nextDocumentNumber(tx, 'invoice'),
      invoiced_at: sql<Date>`now()`,
      due_at: sql<Date>`now() + make_interval(days => ${PAYMENT_DAYS})`,
      ...(purchaseOrder === undefined ? {} : { purchase_order: purchaseOrder }),
    })
    .where('id', '=', id)
    .execute();
}

/** Sets the tax of a quote, within the transaction that has locked the quote. */
export async function setTax(
  tx: Database,
  { id, cents }: Pick<SchoolOrder, 'id' | 'cents'>,
  tax: OrderTax,
): Promise<void> {
  await tx.updateTable('school_orders').set(taxColumns(cents, tax)).where('id', '=', id).execute();
}

/** Records that an order is paid or cancelled. */
export async function closeOrder(tx: Database, id: string, state: 'paid' | 'cancelled'): Promise<void> {
  await tx
    .updateTable('school_orders')
    .set(state === 'paid' ? { paid_at: sql<Date>`now()` } : { cancelled_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

const listed = (db: Database) =>
  orders(db)
    .innerJoin('organizations as s', 's.id', 'o.tenant_id')
    .leftJoin('users as u', 'u.id', 'o.user_id')
    .select(['s.id as organization_id', 's.name as organization_name', 'u.email'])
    .select(
      sql<boolean>`exists (
        select from licence_codes l where l.order_id = o.id and l.revoked_at is null
          and (l.organization_id is not null or l.redeem_by > now()))`.as('has_code'),
    );
type ListedRow = Awaited<ReturnType<ReturnType<typeof listed>['executeTakeFirstOrThrow']>>;

const inList = (row: ListedRow): ListedOrder => ({
  ...inAnswer(row),
  organization_id: row.organization_id,
  organization_name: row.organization_name,
  email: row.email,
  has_code: row.has_code,
});

export type OrderSearch = {
  readonly search: string;
  /** Undefined for orders in every state. */
  readonly state: ListedOrderState | undefined;
  readonly after: string | undefined;
  readonly limit: number;
};

/**
 * Finds orders of all schools, newest first, beginning after a given order. With a search text: only orders with this
 * text in their numbers, school or address.
 */
export async function searchOrders(
  db: Database,
  { search, state, after, limit }: OrderSearch,
): Promise<ListedOrder[]> {
  const text = search.trim().toLowerCase();
  const rows = await listed(db)
    .$if(after !== undefined, (query) => query.where('o.id', '<', after ?? ''))
    .$if(state !== undefined, (query) => query.where(listedState, '=', state ?? 'quoted'))
    .$if(text !== '', (query) =>
      query.where(
        sql<boolean>`(strpos(s.name_key, ${searchableText(text)}) > 0 or strpos(s.slug, ${text}) > 0
          or strpos(lower(o.quote_number), ${text}) > 0 or strpos(lower(o.invoice_number), ${text}) > 0
          or strpos(lower(o.purchase_order), ${text}) > 0
          or strpos(u.email_key, ${canonicalEmail(text)}) > 0)`,
      ),
    )
    .orderBy('o.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(inList);
}

/** Finds one order, in the form of the operator's list. */
export async function findListedOrder(db: Database, id: string): Promise<ListedOrder | undefined> {
  const row = await listed(db).where('o.id', '=', id).executeTakeFirst();
  return row && inList(row);
}
