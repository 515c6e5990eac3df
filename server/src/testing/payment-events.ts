import { CURRENCY, PLANS, type PlanName } from '@hopcode/contract/payment/plans';
import type { SubscriptionState } from '@hopcode/contract/payment/purchase';
import type { Database } from '../database/database.ts';
import { testPrice, testSelling } from '../parts/selling.ts';
import { applyEvent, type EventOutcome } from '../payment/apply-event.ts';
import { parsePaymentEvent } from '../payment/payment-event.ts';

/** The start of time in tests of payments. */
export const START = Date.parse('2026-03-01T10:00:00.000Z');
const DAY = 86_400_000;

/** The last full day since the start, so that an event of it has happened. */
export const TODAY = Math.floor((Date.now() - START) / DAY);

/** The time so many days after the start, as the provider writes it. */
export const onDay = (day: number): string => new Date(START + day * DAY).toISOString();

type EventParts = { readonly id: string; readonly day: number };

const event = ({ id, day }: EventParts, type: string, data: object) => ({
  event_id: id,
  event_type: type,
  occurred_at: onDay(day),
  notification_id: `ntf_${id}`,
  data,
});

const priced = (plan: PlanName) => [{ price: { id: testPrice(plan) }, quantity: 1 }];

/** The event of a completed payment, as the provider sends it, with fields that we do not read. */
export const paid = (
  parts: EventParts,
  payment: {
    readonly transaction: string;
    readonly plan: PlanName;
    readonly userId: string | null;
    readonly subscription?: string;
  },
) =>
  event(parts, 'transaction.completed', {
    id: payment.transaction,
    status: 'completed',
    customer_id: 'ctm_1',
    subscription_id: payment.subscription ?? null,
    custom_data: payment.userId === null ? null : { user_id: payment.userId },
    items: priced(payment.plan),
    currency_code: CURRENCY,
    details: { totals: { subtotal: '1', tax: '1', grand_total: String(PLANS[payment.plan].cents) } },
    payments: [{ method_details: { card: { last4: '4242' } } }],
  });

/** The event of a subscription in some state; its period ends after 30 days. */
export const subscribed = (
  parts: EventParts,
  subscription: {
    readonly subscription: string;
    readonly plan: PlanName;
    readonly userId: string | null;
    readonly status: SubscriptionState;
    /** The day on which a cancelled subscription ends. */
    readonly endsOn?: number;
  },
) =>
  event(parts, 'subscription.updated', {
    id: subscription.subscription,
    status: subscription.status,
    customer_id: 'ctm_1',
    custom_data: subscription.userId === null ? null : { user_id: subscription.userId },
    items: priced(subscription.plan),
    next_billed_at: subscription.endsOn === undefined ? onDay(parts.day + 30) : null,
    current_billing_period: { starts_at: onDay(parts.day), ends_at: onDay(parts.day + 30) },
    scheduled_change:
      subscription.endsOn === undefined
        ? null
        : { action: 'cancel', effective_at: onDay(subscription.endsOn) },
  });

/** The event of a refund, with the provider's word for its state. */
export const refunded = (
  parts: EventParts,
  refund: { readonly refund: string; readonly transaction: string; readonly status: string },
) =>
  event(parts, 'adjustment.updated', {
    id: refund.refund,
    action: 'refund',
    transaction_id: refund.transaction,
    status: refund.status,
  });

const PRICES = { planOfPrice: testSelling([]).planOfPrice, isTest: true };

/** Applies an event of the test checkout. */
export async function applyTestEvent(db: Database, body: unknown): Promise<EventOutcome> {
  const event = parsePaymentEvent(body);
  if (event === undefined) throw new Error('not an event of the provider');
  return await applyEvent(db, event, PRICES);
}
