import { PLANS, planNameSchema } from '@hopcode/contract/payment/plans';
import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { newId } from '../database/new-id.ts';
import { secret } from '../database/secret-store.ts';
import { signed, verified } from '../http/signed-value.ts';
import type { MailQueue } from '../mail/send-mail.ts';
import type { PaymentProvider } from '../parts/payment-provider.ts';
import type { Selling } from '../parts/selling.ts';
import { receiveWebhook } from './receive-webhook.ts';
import { paymentEvent, planOfTestPrice, refundEvent, subscriptionEvent, testPrice } from './test-event.ts';
import { subscriptionActs } from './test-subscription.ts';
import { periodAfter } from './upgrade-cost.ts';
import { signature } from './webhook-signature.ts';

/** How long after its start a checkout can be paid, in milliseconds. */
const CHECKOUT_TIME = 60 * 60 * 1000;

const orderSchema = z.object({
  id: z.string(),
  userId: z.string(),
  plan: planNameSchema,
  hasTrial: z.boolean(),
  startedAt: z.number(),
});

type Order = z.infer<typeof orderSchema>;

const daysAfter = (start: Date, days: number): Date => new Date(start.getTime() + days * 86_400_000);

/**
 * The test checkout takes no money. It creates and signs the same events as a provider, and the same code receives
 * them. It stores nothing: the id of a checkout contains its signed description. So paying twice sends the same events
 * twice. Without `mail`, payers get no emails.
 */
export async function testSelling(db: Database, mail?: () => MailQueue): Promise<Selling> {
  const key = await secret(db, 'test-checkout');
  const webhookSecret = key.toString('hex');
  const send = async (event: object): Promise<void> => {
    const text = JSON.stringify(event);
    await receiveWebhook(
      { db, selling, ...(mail && { mail: mail() }) },
      { header: signature(text, webhookSecret, Date.now()), text },
    );
  };
  const selling: Selling = {
    mode: 'test',
    planOfPrice: planOfTestPrice,
    webhookSecrets: [webhookSecret],
    clientToken: null,
    provider: testProvider(db, key, send),
  };
  return selling;
}

const testProvider = (
  db: Database,
  key: Buffer,
  send: (event: object) => Promise<void>,
): PaymentProvider => ({
  startCheckout: async ({ userId, plan, hasTrial, locale }) => {
    const order = { id: newId(), userId, plan, hasTrial, startedAt: Date.now() };
    const id = signed(key, JSON.stringify(order));
    const url = `/${locale}/checkout?plan=${plan}&checkout=${encodeURIComponent(id)}`;
    return { id, url, transactionId: `txn_${order.id}` };
  },
  findCheckout: async (checkoutId) => {
    const order = orderOf(key, checkoutId);
    if (order === undefined) return 'gone';
    return {
      userId: order.userId,
      subscriptionId: null,
      priceId: testPrice(order.plan),
      isPaid: await isPaid(db, order),
    };
  },
  payTestCheckout: async (checkoutId, userId) => {
    const order = orderOf(key, checkoutId);
    if (order === undefined || order.userId !== userId) return undefined;
    if (Date.now() - order.startedAt > CHECKOUT_TIME) return undefined;
    if (await hasOtherSubscription(db, order)) return 'already_subscribed';
    for (const event of firstEvents(order)) await send(event);
    return order.plan;
  },
  ...subscriptionActs(db, send),
  refund: async (transactionId) => {
    const refund = `adj_${transactionId}`;
    const head = { id: `evt_${refund}`, at: new Date() };
    await send(refundEvent(head, { refund, transaction: transactionId, status: 'approved' }));
    return 'done';
  },
  paymentMethodLink: async () => ({ url: null }),
  invoiceLink: async () => ({ url: null }),
});

/** Reads the order from the id of a checkout that this server has started. */
function orderOf(key: Buffer, checkoutId: string): Order | undefined {
  const text = verified(key, checkoutId);
  return text === undefined ? undefined : orderSchema.parse(JSON.parse(text));
}

async function isPaid(db: Database, { id, plan }: Order): Promise<boolean> {
  const [table, paidId] =
    PLANS[plan].kind === 'course'
      ? (['purchases', `txn_${id}`] as const)
      : (['subscriptions', `sub_${id}`] as const);
  const found = await db.selectFrom(table).select('id').where('provider_id', '=', paidId).executeTakeFirst();
  return found !== undefined;
}

/** Whether the payer has bought another subscription since the checkout was started, for example in another tab. */
async function hasOtherSubscription(db: Database, { id, userId, plan }: Order): Promise<boolean> {
  if (PLANS[plan].kind !== 'subscription') return false;
  const found = await db
    .selectFrom('subscriptions')
    .select('id')
    .where('user_id', '=', userId)
    .where('provider_id', '!=', `sub_${id}`)
    .where((on) => on.or([on('open_until', '>', new Date()), on('status', '=', 'past_due')]))
    .where('renews_at', 'is not', null)
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * The events after the payment of a checkout. A course is paid immediately. A subscription begins with its trial; if
 * the payer has already had a trial, it is paid immediately.
 */
function firstEvents({ id, userId, plan, hasTrial, startedAt }: Order): object[] {
  const at = new Date(startedAt);
  const sold = PLANS[plan];
  const head = { id: `evt_${id}`, at };
  if (sold.kind === 'course') return [paymentEvent(head, { transaction: `txn_${id}`, plan, userId })];
  const subscription = `sub_${id}`;
  const begun = (status: 'trialing' | 'active', periodEndsAt: Date) =>
    subscriptionEvent(head, { subscription, plan, userId, status, periodEndsAt });
  if (hasTrial) return [begun('trialing', daysAfter(at, sold.trialDays))];
  const payment = { transaction: `txn_${id}`, plan, userId, subscription };
  return [
    begun('active', periodAfter(at, sold.interval)),
    paymentEvent({ id: `evt_paid_${id}`, at }, payment),
  ];
}
