import type { PlanName } from '@hopcode/contract/payment/plans';
import type { SubscriptionState } from '@hopcode/contract/payment/purchase';
import { type AccountKey, findAccount } from '../accounts/account-store.ts';
import type { Database } from '../database/database.ts';
import { createLicence, redeemLicence } from '../licence/licence-store.ts';
import { closeOrder, createOrder, listOrders, placeOrder } from '../licence/order-store.ts';
import { findOrganizationBySlug } from '../organization/organization-store.ts';
import { applyEvent } from '../payment/apply-event.ts';
import { assignPurchase } from '../payment/assign-store.ts';
import { parsePaymentEvent } from '../payment/payment-event.ts';
import { findPayment } from '../payment/payment-store.ts';
import { purchasesOf } from '../payment/purchase-store.ts';
import { askRefund } from '../payment/refund-request-store.ts';
import { paymentEvent, planOfTestPrice, subscriptionEvent } from '../payment/test-event.ts';

type Subscribed = {
  readonly kind: 'subscription';
  readonly status: SubscriptionState;
  /** In days from now: when the subscription last changed, and when its current period ends. */
  readonly changed: number;
  readonly periodEnds: number;
  /** Whether the subscription ends at the end of its current period. */
  readonly ends?: boolean;
  /** When its payments were made, in days from now. */
  readonly paid: readonly number[];
};
type Bought = {
  readonly kind: 'course';
  readonly isAssigned: boolean;
  readonly refundAsked: boolean;
};

/**
 * What each family in the demo has bought; the keys are the numbers of the families. A family that is not listed has
 * bought nothing.
 */
export const DEMO_PURCHASES: Readonly<Record<number, { readonly words: string } & (Subscribed | Bought)>> = {
  3: {
    words: 'course without a student, refund asked',
    kind: 'course',
    isAssigned: false,
    refundAsked: true,
  },
  4: {
    words: 'subscription has ended',
    kind: 'subscription',
    status: 'canceled',
    changed: -20,
    periodEnds: -20,
    paid: [-50],
  },
  5: { words: 'course', kind: 'course', isAssigned: true, refundAsked: false },
  6: {
    words: 'subscription',
    kind: 'subscription',
    status: 'active',
    changed: -10,
    periodEnds: 20,
    paid: [-70, -40, -10],
  },
  7: { words: 'trial', kind: 'subscription', status: 'trialing', changed: -12, periodEnds: 18, paid: [] },
  8: {
    words: 'payment failed',
    kind: 'subscription',
    status: 'past_due',
    changed: -5,
    periodEnds: -5,
    paid: [-35],
  },
  9: {
    words: 'cancelled, ends in 9 days',
    kind: 'subscription',
    status: 'active',
    changed: -3,
    periodEnds: 9,
    ends: true,
    paid: [-21],
  },
};

const daysFromNow = (days: number): Date => new Date(Date.now() + days * 86_400_000);

/**
 * Applies an event of the test checkout. The id of the event is fixed, so that the event is not applied again if the
 * demo is created again.
 */
async function apply(db: Database, body: object): Promise<void> {
  const event = parsePaymentEvent(body);
  if (event === undefined) throw new Error('The demo has an event that nothing can read');
  await applyEvent(db, event, { planOfPrice: planOfTestPrice, isTest: true });
}

const headOf = (name: string, days: number) => ({ id: `evt_demo_${name}`, at: daysFromNow(days) });

async function subscribe(db: Database, userId: string, number: number, bought: Subscribed): Promise<void> {
  const subscription = `sub_demo_${number}`;
  const periodEndsAt = daysFromNow(bought.periodEnds);
  const ends = bought.ends === true ? { endsAt: periodEndsAt } : {};
  const { status, changed, paid } = bought;
  await apply(
    db,
    subscriptionEvent(headOf(`sub_${number}`, changed), {
      subscription,
      plan: 'parent',
      userId,
      status,
      periodEndsAt,
      ...ends,
    }),
  );
  for (const days of paid)
    await apply(
      db,
      paymentEvent(headOf(`txn_${number}_${-days}`, days), {
        transaction: `txn_demo_${number}_${-days}`,
        plan: 'parent',
        userId,
        subscription,
      }),
    );
}

const COURSE: PlanName = 'python_course';

async function buyCourse(db: Database, account: AccountKey, number: number, bought: Bought): Promise<void> {
  const transaction = `txn_demo_${number}`;
  await apply(
    db,
    paymentEvent(headOf(`txn_${number}`, -4), { transaction, plan: COURSE, userId: account.userId }),
  );
  if (bought.isAssigned) {
    const child = await db
      .selectFrom('students')
      .select('id')
      .where('tenant_id', '=', account.tenantId)
      .executeTakeFirst();
    if (child !== undefined) await assignPurchase(db, account, { studentId: child.id, courseId: 'python' });
  }
  if (!bought.refundAsked) return;
  const [purchase] = await purchasesOf(db, account);
  const payment = purchase && (await findPayment(db, { ...account, organizationId: null }, purchase.id));
  if (payment !== undefined)
    await askRefund(db, account, { transactionId: payment.providerId, reason: 'accidental_purchase' });
}

/**
 * Creates an order for a school. If it is paid, its licence code is redeemed. Otherwise its invoice is open, and its
 * code can be redeemed.
 */
async function order(db: Database, slug: string, isPaid: boolean): Promise<string | undefined> {
  return await db.transaction().execute(async (tx) => {
    const school = await findOrganizationBySlug(tx, slug);
    if (school === undefined) return undefined;
    const admin = await findAccount(tx, `admin@${slug}.example.com`);
    if (admin === undefined || (await listOrders(tx, school.id)).length > 0) return undefined;
    const wished = {
      plan_name: 'small_school',
      billing_name: school.name,
      billing_address: '1 School Street\n12345 Springfield',
      purchase_order: `PO-${school.name.slice(0, 3).toUpperCase()}-1`,
    } as const;
    const made = await createOrder(tx, admin, wished, { isTest: true, tax: isPaid ? 1900 : null });
    if (made === undefined) return undefined;
    await placeOrder(tx, made.id, undefined);
    const { code } = await createLicence(tx, {
      plan_name: 'small_school',
      days: 365,
      redeem_days: 90,
      note: 'Demo',
      orderId: made.id,
      meantFor: school.id,
    });
    if (!isPaid) return code;
    await closeOrder(tx, made.id, 'paid');
    await redeemLicence(tx, school.id, code);
    return undefined;
  });
}

/**
 * Adds the purchases to the demo: families with subscriptions in every state, a school that uses a licence code, and a
 * school that has ordered by invoice. It is idempotent. The first call returns the licence code of the school that has
 * ordered by invoice, which can still be redeemed.
 */
export async function buildDemoPayments(db: Database): Promise<string | undefined> {
  for (const [number, bought] of Object.entries(DEMO_PURCHASES)) {
    const account = await findAccount(db, `family${number}@example.com`);
    if (account === undefined) continue;
    if (bought.kind === 'course') await buyCourse(db, account, Number(number), bought);
    else await subscribe(db, account.userId, Number(number), bought);
  }
  await order(db, 'oak-school', true);
  return await order(db, 'elm-school', false);
}
