import type { PlanName } from '@hopcode/contract/payment/plans';
import type { SubscriptionState } from '@hopcode/contract/payment/purchase';
import type { Database } from '../database/database.ts';
import type { MailQueue } from '../mail/send-mail.ts';
import { NOT_SELLING, type Selling } from '../parts/selling.ts';
import { applyEvent, type EventOutcome } from '../payment/apply-event.ts';
import { parsePaymentEvent } from '../payment/payment-event.ts';
import { paymentEvent, planOfTestPrice, refundEvent, subscriptionEvent } from '../payment/test-event.ts';

/** The time of day 0 in tests of payments. */
export const START = Date.parse('2026-03-01T10:00:00.000Z');
const DAY = 86_400_000;

/** The number of days that have fully passed since the start. Events of this day are in the past. */
export const TODAY = Math.floor((Date.now() - START) / DAY);

/** Settings for selling with the prices of the test checkout, but without a provider. */
export const TEST_PRICES: Selling = { ...NOT_SELLING, mode: 'test', planOfPrice: planOfTestPrice };

const dateOf = (day: number): Date => new Date(START + day * DAY);

/** The time of a day as text in the provider's format; days are counted from `START`. */
export const onDay = (day: number): string => dateOf(day).toISOString();

type EventParts = { readonly id: string; readonly day: number };
const headOf = ({ id, day }: EventParts) => ({ id, at: dateOf(day) });

/** Creates the event of a completed payment. */
export const paid = (parts: EventParts, payment: Parameters<typeof paymentEvent>[1]) =>
  paymentEvent(headOf(parts), payment);

/** Creates the event of a subscription in a given state. The period of the subscription ends after 30 days. */
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
    /** The day on which a subscription that was cancelled ends. */
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

/** The current time in days since the start. It has fractions, so that events which happen now keep their order. */
export const now = (): number => (Date.now() - START) / DAY;

/** Applies an event of the test checkout. If `mail` is given, the payer gets emails. */
export async function applyTestEvent(db: Database, body: unknown, mail?: MailQueue): Promise<EventOutcome> {
  const event = parsePaymentEvent(body);
  if (event === undefined) throw new Error('not an event of the provider');
  return await applyEvent(db, event, { planOfPrice: planOfTestPrice, isTest: true, mail });
}
