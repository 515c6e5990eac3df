import type { PlanName } from '@hopcode/contract/payment/plans';
import type { SubscriptionState } from '@hopcode/contract/payment/purchase';
import type { Database } from '../database/database.ts';
import type { MailQueue } from '../mail/send-mail.ts';
import { NOT_SELLING, type Selling } from '../parts/selling.ts';
import { applyEvent, type EventOutcome } from '../payment/apply-event.ts';
import { parsePaymentEvent } from '../payment/payment-event.ts';
import { paymentEvent, planOfTestPrice, refundEvent, subscriptionEvent } from '../payment/test-event.ts';

/** Day 0 in tests of payments. */
export const START = Date.parse('2026-03-01T10:00:00.000Z');
const DAY = 86_400_000;

/** The last full day since the start: its events lie in the past. */
export const TODAY = Math.floor((Date.now() - START) / DAY);

/** Selling with the prices of the test checkout, but without a provider. */
export const TEST_PRICES: Selling = { ...NOT_SELLING, mode: 'test', planOfPrice: planOfTestPrice };

const dateOf = (day: number): Date => new Date(START + day * DAY);

/** The time this many days after the start, as the provider writes it. */
export const onDay = (day: number): string => dateOf(day).toISOString();

type EventParts = { readonly id: string; readonly day: number };
const headOf = ({ id, day }: EventParts) => ({ id, at: dateOf(day) });

/** The event of a completed payment. */
export const paid = (parts: EventParts, payment: Parameters<typeof paymentEvent>[1]) =>
  paymentEvent(headOf(parts), payment);

/** The event of a subscription in some state; its period ends after 30 days. */
export const subscribed = (
  parts: EventParts,
  {
    endsOn,
    ...subscription
  }: {
    readonly subscription: string;
    readonly plan: PlanName;
    readonly userId: string | null;
    readonly status: SubscriptionState;
    /** The day on which a cancelled subscription ends. */
    readonly endsOn?: number;
  },
) =>
  subscriptionEvent(headOf(parts), {
    ...subscription,
    periodEndsAt: dateOf(parts.day + 30),
    ...(endsOn === undefined ? {} : { endsAt: dateOf(endsOn) }),
  });

/** The event of a refund, with the provider's word for its state. */
export const refunded = (parts: EventParts, refund: Parameters<typeof refundEvent>[1]) =>
  refundEvent(headOf(parts), refund);

/** This moment in days since the start, so that events of this moment keep their order. */
export const now = (): number => (Date.now() - START) / DAY;

/** Applies an event of the test checkout; with `mail`, the payer gets emails. */
export async function applyTestEvent(db: Database, body: unknown, mail?: MailQueue): Promise<EventOutcome> {
  const event = parsePaymentEvent(body);
  if (event === undefined) throw new Error('not an event of the provider');
  return await applyEvent(db, event, { planOfPrice: planOfTestPrice, isTest: true, mail });
}
