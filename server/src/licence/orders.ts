import {
  licenceOrderDecide,
  licenceOrders,
  licenceOrderTax,
  organizationOrderAccept,
  organizationOrderCreate,
  organizationOrderGet,
  organizationOrders,
  type SchoolOrder,
} from '@hopcode/contract/licence/orders';
import { isReverseCharge } from '@hopcode/contract/licence/reverse-charge';
import { isolateDirection } from '@hopcode/translations/isolate-direction';
import { mailAccount } from '../accounts/mail-account.ts';
import { logActs } from '../audit/audit-store.ts';
import type { Database } from '../database/database.ts';
import { findOperators } from '../feedback/inbox-store.ts';
import { type Handler, handleForUser } from '../http/handler.ts';
import { type RateLimit, tryOnce } from '../http/limits/rate-limit-store.ts';
import { refuse, refuseField, refuseForNow } from '../http/refusal.ts';
import type { Parts } from '../parts/parts.ts';
import { invoiceData } from './invoice-data.ts';
import { mailInvoice, paymentWords } from './invoice-mail.ts';
import {
  closeOrder,
  createOrder,
  findListedOrder,
  findOrder,
  listOrders,
  lockOrder,
  placeOrder,
  searchOrders,
  setTax,
} from './order-store.ts';
import { pageOf } from './page-of.ts';

/** Limit for quotes, because each quote uses up a number. */
const QUOTES: RateLimit = { action: 'quotes', times: 20, seconds: 24 * 60 * 60 };
const PAGE = 25;

const createHandler = handleForUser(organizationOrderCreate, async ({ session, body }, parts) => {
  const data = invoiceData(parts);
  if (data === undefined) return refuse(409, 'no_invoices');
  const wait = await tryOnce(parts.db, QUOTES, session.tenantId);
  if (wait !== undefined) return refuseForNow(wait);
  return await parts.db.transaction().execute(async (tx) => {
    const order = await createOrder(tx, session, body, {
      isTest: parts.selling.mode === 'test',
      tax: isReverseCharge(data.taxNumber, body.vat_number ?? null) ? 'reverse_charge' : data.taxRate,
    });
    if (order === undefined) return refuse(403);
    const target = { targetKind: 'organization', targetId: session.tenantId } as const;
    const details = { number: order.quote_number };
    await logActs(tx, session.tenantId, session, [{ action: 'order_quoted', ...target, details }]);
    return order;
  });
});

const getHandler = handleForUser(organizationOrderGet, async ({ session, params }, parts) => {
  const reach = session.isOperator ? undefined : session.tenantId;
  const order = await findOrder(parts.db, reach, params.order_id);
  if (order === undefined) return refuse(403);
  const data = invoiceData(parts);
  return {
    order,
    seller: [...(data?.seller ?? [])],
    seller_tax_number: data?.taxNumber ?? null,
    payment: [...(data?.payment ?? [])],
  };
});

/** Tells the operators by email that a school has ordered, within the transaction of the order. */
async function mailOrder(parts: Parts, tx: Database, order: SchoolOrder): Promise<void> {
  const school = await findListedOrder(tx, order.id);
  for (const operator of await findOperators(tx))
    await mailAccount(parts, tx, operator, {
      template: 'order_placed',
      locale: 'en',
      words: {
        school: school?.organization_name ?? '',
        number: isolateDirection(order.invoice_number ?? ''),
      },
      path: (language) => `/${language}/operator/licences`,
    });
}

/** The text for an email that says how to pay an invoice. */
const paymentOf = (parts: Parts) => (): string => paymentWords(invoiceData(parts)?.payment ?? []);

const acceptHandler = handleForUser(organizationOrderAccept, async ({ session, params, body }, parts) => {
  if (invoiceData(parts) === undefined) return refuse(409, 'no_invoices');
  const { tenantId } = session;
  return await parts.db.transaction().execute(async (tx) => {
    if (!(await lockOrder(tx, tenantId, params.order_id))) return refuse(403);
    const before = await findOrder(tx, tenantId, params.order_id);
    if (before === undefined) return refuse(403);
    if (before.state === 'invoiced' || before.state === 'paid') return before;
    if (before.state === 'cancelled' || Date.parse(before.valid_until) < Date.now())
      return refuse(409, 'quote_expired');
    const { total_cents: seen = undefined } = body;
    if (seen !== undefined && seen !== before.cents + before.tax_cents) return refuse(409, 'taken_meanwhile');
    await placeOrder(tx, before.id, body.purchase_order);
    const order = await findOrder(tx, tenantId, before.id);
    if (order === undefined) return refuse(403);
    const target = { targetKind: 'organization', targetId: tenantId } as const;
    const details = { number: order.invoice_number };
    await mailOrder(parts, tx, order);
    await mailInvoice(parts, tx, 'order_invoiced', { tenantId, order, more: paymentOf(parts) });
    await logActs(tx, tenantId, session, [{ action: 'order_placed', ...target, details }]);
    return order;
  });
});

const decideHandler = handleForUser(licenceOrderDecide, async ({ session, params, body }, parts) =>
  parts.db.transaction().execute(async (tx) => {
    if (!(await lockOrder(tx, undefined, params.order_id))) return refuse(404);
    const before = await findListedOrder(tx, params.order_id);
    if (before === undefined) return refuse(404);
    if (before.state === body.state) return before;
    if (body.state === 'paid' && before.state !== 'invoiced') return refuse(409, 'not_ordered');
    if (before.state === 'paid') return refuse(409, 'already_paid');
    await closeOrder(tx, before.id, body.state);
    const { organization_id: targetId } = before;
    const details = { number: before.invoice_number ?? before.quote_number };
    const isPaid = body.state === 'paid';
    if (isPaid) await mailInvoice(parts, tx, 'invoice_paid', { tenantId: targetId, order: before });
    const action = isPaid ? 'order_paid' : 'order_cancelled';
    await logActs(tx, targetId, session, [{ action, targetKind: 'organization', targetId, details }]);
    return (await findListedOrder(tx, before.id)) ?? refuse(404);
  }),
);

const taxHandler = handleForUser(licenceOrderTax, async ({ session, params, body }, parts) =>
  parts.db.transaction().execute(async (tx) => {
    if (!(await lockOrder(tx, undefined, params.order_id))) return refuse(404);
    const before = await findListedOrder(tx, params.order_id);
    if (before === undefined) return refuse(404);
    const { reverse_charge: isReverse } = body;
    const rate = isReverse ? null : body.tax_rate;
    if (before.tax_rate === rate && before.reverse_charge === isReverse) return before;
    if (before.state !== 'quoted') return refuse(409, 'already_ordered');
    if (isReverse && !isReverseCharge(invoiceData(parts)?.taxNumber ?? null, before.vat_number))
      return refuseField('body.reverse_charge', 'invalid');
    await setTax(tx, before, isReverse ? 'reverse_charge' : rate);
    const target = { targetKind: 'organization', targetId: before.organization_id } as const;
    const details = { number: before.quote_number, tax_rate: rate, reverse_charge: isReverse };
    await logActs(tx, before.organization_id, session, [{ action: 'order_taxed', ...target, details }]);
    return (await findListedOrder(tx, before.id)) ?? refuse(404);
  }),
);

export const orderHandlers: readonly Handler[] = [
  handleForUser(organizationOrders, async ({ session }, { db }) => listOrders(db, session.tenantId)),
  createHandler,
  getHandler,
  acceptHandler,
  handleForUser(licenceOrders, async ({ query }, { db }) => {
    const found = await searchOrders(db, {
      ...query,
      after: query.after,
      state: query.state,
      limit: PAGE + 1,
    });
    const { rows, next } = pageOf(found, PAGE);
    return { orders: rows, next };
  }),
  decideHandler,
  taxHandler,
];
