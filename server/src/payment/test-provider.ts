import { PLANS, planNameSchema } from '@hopcode/contract/payment/plans';
import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { newId } from '../database/new-id.ts';
import { secret } from '../database/secret-store.ts';
import { signed, verified } from '../http/signed-value.ts';
import type { PaymentProvider } from '../parts/payment-provider.ts';
import type { Selling } from '../parts/selling.ts';
import { receiveWebhook } from './receive-webhook.ts';
import { paymentEvent, planOfTestPrice, refundEvent, subscriptionEvent } from './test-event.ts';
import { subscriptionActs } from './test-subscription.ts';
import { signature } from './webhook-signature.ts';

/** How long a checkout can be paid, in ms. */
const CHECKOUT_TIME = 60 * 60 * 1000;

const orderSchema = z.object({
  id: z.string(),
  userId: z.string(),
  plan: planNameSchema,
  startedAt: z.number(),
});

const daysAfter = (start: Date, days: number): Date => new Date(start.getTime() + days * 86_400_000);

/**
 * The test checkout: it takes no money, and sends the events that a provider would send, signed, to the same place.
 * It keeps nothing: a checkout is its own signed description, so paying twice sends the same events twice.
 */
export async function testSelling(db: Database): Promise<Selling> {
  const key = await secret(db, 'test-checkout');
  const webhookSecret = key.toString('hex');
  const send = async (event: object): Promise<void> => {
    const text = JSON.stringify(event);
    await receiveWebhook({ db, selling }, { header: signature(text, webhookSecret, Date.now()), text });
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
  startCheckout: async ({ userId, plan, locale }) => {
    const order = { id: newId(), userId, plan, startedAt: Date.now() };
    const id = signed(key, JSON.stringify(order));
    return { id, url: `/${locale}/checkout?plan=${plan}&checkout=${encodeURIComponent(id)}` };
  },
  payTestCheckout: async (checkoutId, userId) => {
    const text = verified(key, checkoutId);
    const order = text === undefined ? undefined : orderSchema.parse(JSON.parse(text));
    if (order === undefined || order.userId !== userId) return undefined;
    if (Date.now() - order.startedAt > CHECKOUT_TIME) return undefined;
    await send(firstEvent(order));
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

/** A course is paid at once; a subscription begins with its trial. */
function firstEvent({ id, userId, plan, startedAt }: z.infer<typeof orderSchema>): object {
  const at = new Date(startedAt);
  const sold = PLANS[plan];
  const head = { id: `evt_${id}`, at };
  if (sold.kind === 'course') return paymentEvent(head, { transaction: `txn_${id}`, plan, userId });
  return subscriptionEvent(head, {
    subscription: `sub_${id}`,
    plan,
    userId,
    status: 'trialing',
    periodEndsAt: daysAfter(at, sold.trialDays),
  });
}
