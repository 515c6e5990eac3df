import type { Adjustment, Paddle, Subscription, Transaction } from '@paddle/paddle-node-sdk';

/** Number of objects in one answer with a list. It is the maximum that Paddle allows. */
const PER_PAGE = 200;

const ownerOf = (customData: unknown): { user_id?: unknown } | null =>
  typeof customData === 'object' && customData !== null && 'user_id' in customData
    ? { user_id: customData.user_id }
    : null;

const eventOf = (type: string, { id, at }: { readonly id: string; readonly at: string }, data: object) => ({
  event_id: `compared_${id}_${at}`,
  event_type: type,
  occurred_at: at,
  data: { id, ...data },
});

const ofSubscription = (found: Subscription): object =>
  eventOf(
    'subscription.updated',
    { id: found.id, at: found.updatedAt },
    {
      status: found.status,
      custom_data: ownerOf(found.customData),
      items: found.items.map(({ price }) => ({ price: { id: price.id } })),
      next_billed_at: found.nextBilledAt,
      current_billing_period: found.currentBillingPeriod && { ends_at: found.currentBillingPeriod.endsAt },
      scheduled_change: found.scheduledChange && {
        action: found.scheduledChange.action,
        effective_at: found.scheduledChange.effectiveAt,
      },
    },
  );

const ofTransaction = (found: Transaction): object =>
  eventOf(
    'transaction.completed',
    { id: found.id, at: found.billedAt ?? found.updatedAt },
    {
      subscription_id: found.subscriptionId,
      custom_data: ownerOf(found.customData),
      items: found.items.map(({ price }) => ({ price: { id: price?.id } })),
      currency_code: found.currencyCode,
      details: { totals: { grand_total: found.details?.totals?.grandTotal } },
    },
  );

const ofAdjustment = (found: Adjustment): object =>
  eventOf(
    'adjustment.updated',
    { id: found.id, at: found.updatedAt },
    { action: found.action, transaction_id: found.transactionId, status: found.status },
  );

/**
 * Returns all subscriptions, and the payments and refunds that have changed since a certain time, as events.
 * Subscriptions come first, because their payments get the owner of the subscription. Paddle cannot search refunds by
 * time. So they are read in order, newest first, until one is too old.
 */
export async function* paddleReport(paddle: Paddle, since: Date): AsyncGenerator<unknown> {
  const from = since.toISOString();
  for await (const found of paddle.subscriptions.list({ perPage: PER_PAGE })) yield ofSubscription(found);
  const completed = { status: ['completed' as const], perPage: PER_PAGE, 'updatedAt[GTE]': from };
  for await (const found of paddle.transactions.list(completed)) yield ofTransaction(found);
  const refunds = { action: 'refund' as const, perPage: PER_PAGE, orderBy: 'id[DESC]' };
  for await (const found of paddle.adjustments.list(refunds)) {
    if (Date.parse(found.createdAt) < since.getTime()) break;
    yield ofAdjustment(found);
  }
}
