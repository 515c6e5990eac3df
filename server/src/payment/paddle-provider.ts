import type { PlanName } from '@hopcode/contract/payment/plans';
import type { Paddle, SubscriptionPreview } from '@paddle/paddle-node-sdk';
import { z } from 'zod';
import {
  isFailure,
  type PaymentProvider,
  type ProviderFailure,
  type StartedCheckout,
  type UpgradeCost,
} from '../parts/payment-provider.ts';
import { askPaddle } from './paddle-call.ts';
import { paddleReport } from './paddle-report.ts';

type Options = {
  readonly paddle: Paddle;
  /** Returns the id that Paddle has given to the price of a plan, with or without a trial. */
  readonly priceOf: (plan: PlanName, hasTrial: boolean) => string;
  /** Returns the id that an account has as a customer of Paddle. Undefined if Paddle must ask for the email address. */
  readonly customerOf: (userId: string, create: CreateCustomer) => Promise<string | undefined>;
  /** Whether our own page shows Paddle's checkout. Otherwise the payer pays on Paddle's page. */
  readonly hasOwnPage: boolean;
  readonly onFailure: (error: Error) => void;
};

/** The account in the custom data of a transaction; undefined for a transaction that this server has not started. */
const payerSchema = z.string().optional().catch(undefined);

/**
 * The form of Paddle's transaction ids. Ids are checked, because they are part of a page address, where people can type
 * anything.
 */
const TRANSACTION_ID = /^txn_[a-z0-9]{1,60}$/;

/** Creates a customer with an email address, or finds the existing customer. Returns the customer's id. */
export type CreateCustomer = (email: string) => Promise<string>;

/**
 * A payment provider that uses Paddle. Data about cards and addresses goes directly from Paddle's frame to Paddle and
 * never to this server.
 */
export function paddleProvider(options: Options): PaymentProvider {
  const { paddle, onFailure } = options;
  const ask = <T>(call: () => Promise<T>) => askPaddle(call, onFailure);
  const done = async (call: () => Promise<unknown>): Promise<'done' | ProviderFailure> => {
    const answer = await ask(call);
    return isFailure(answer) ? answer : 'done';
  };
  return {
    startCheckout: (order) => ask(() => startCheckout(options, order)),
    findCheckout: async (id) =>
      TRANSACTION_ID.test(id) ? await ask(() => findTransaction(paddle, id)) : 'gone',
    cancel: (id) => done(() => cancelAfterPeriod(paddle, id)),
    resume: async (id) => {
      const state = await ask(() => resume(paddle, id));
      return state === 'over' ? 'gone' : state;
    },
    end: (id) => done(() => paddle.subscriptions.cancel(id, { effectiveFrom: 'immediately' })),
    refund: (transactionId) =>
      done(() =>
        paddle.adjustments.create({
          action: 'refund',
          type: 'full',
          reason: 'requested_by_customer',
          transactionId,
        }),
      ),
    previewUpgrade: (id, plan) =>
      ask(async () =>
        costOf(await paddle.subscriptions.previewUpdate(id, await upgradeOf(options, id, plan))),
      ),
    upgrade: (id, plan) =>
      done(async () => paddle.subscriptions.update(id, await upgradeOf(options, id, plan))),
    paymentMethodLink: (id) =>
      ask(async () => {
        const { checkout } = await paddle.subscriptions.getPaymentMethodChangeTransaction(id);
        return { url: checkout?.url ?? null };
      }),
    invoiceLink: (id) => ask(async () => ({ url: (await paddle.transactions.getInvoicePDF(id)).url })),
    report: (since) => paddleReport(paddle, since),
  };
}

async function findTransaction(paddle: Paddle, id: string): Promise<StartedCheckout> {
  const { customData, items, status, subscriptionId } = await paddle.transactions.get(id);
  return {
    userId: payerSchema.parse(customData?.user_id),
    subscriptionId,
    priceId: items[0]?.price?.id ?? '',
    isPaid: status === 'paid' || status === 'completed',
  };
}

/** Ends a subscription after its current period. Changes nothing if the subscription was already cancelled. */
async function cancelAfterPeriod(paddle: Paddle, id: string): Promise<void> {
  const found = await paddle.subscriptions.get(id);
  if (found.scheduledChange?.action === 'cancel') return;
  await paddle.subscriptions.cancel(id, { effectiveFrom: 'next_billing_period' });
}

async function resume(paddle: Paddle, id: string): Promise<'done' | 'over'> {
  const found = await paddle.subscriptions.get(id);
  if (found.status === 'canceled') return 'over';
  if (found.scheduledChange?.action === 'cancel')
    await paddle.subscriptions.update(id, { scheduledChange: null });
  return 'done';
}

async function startCheckout(
  { paddle, priceOf, customerOf, hasOwnPage }: Options,
  { userId, plan, hasTrial, locale }: Parameters<PaymentProvider['startCheckout']>[0],
) {
  const customerId = await customerOf(userId, (email) => createCustomer(paddle, email));
  const { id, checkout } = await paddle.transactions.create({
    items: [{ priceId: priceOf(plan, hasTrial), quantity: 1 }],
    customData: { user_id: userId },
    ...(customerId === undefined ? {} : { customerId }),
  });
  const own = `/${locale}/checkout?plan=${plan}&_ptxn=${encodeURIComponent(id)}`;
  return { id, url: hasOwnPage ? own : (checkout?.url ?? own), transactionId: id };
}

async function createCustomer(paddle: Paddle, email: string): Promise<string> {
  const [known] = await paddle.customers.list({ email: [email] }).next();
  if (known !== undefined) return known.id;
  return (await paddle.customers.create({ email })).id;
}

/**
 * During a trial nothing is charged, and the trial continues. Outside a trial, the rest of the current period is
 * credited immediately.
 */
async function upgradeOf({ paddle, priceOf }: Options, id: string, plan: PlanName) {
  const isTrial = (await paddle.subscriptions.get(id)).status === 'trialing';
  return {
    items: [{ priceId: priceOf(plan, isTrial), quantity: 1 }],
    prorationBillingMode: isTrial ? ('do_not_bill' as const) : ('prorated_immediately' as const),
    onPaymentFailure: 'prevent_change' as const,
  };
}

function costOf(preview: SubscriptionPreview): UpgradeCost {
  const { immediateTransaction, recurringTransactionDetails, updateSummary } = preview;
  return {
    dueToday: Number(immediateTransaction?.details.totals.grandTotal ?? 0),
    credit: Number(updateSummary?.credit.amount ?? 0),
    nextAmount: Number(recurringTransactionDetails?.totals.grandTotal ?? 0),
    nextAt: preview.nextBilledAt === null ? null : new Date(preview.nextBilledAt),
    currency: preview.currencyCode,
  };
}
