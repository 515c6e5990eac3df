import type { ProviderRefundState, SubscriptionState } from '@hopcode/contract/payment/purchase';
import { SUBSCRIPTION_STATES } from '@hopcode/contract/payment/purchase';
import { z } from 'zod';

/** The change that an event of the provider reports, in our own words. */
export type PaymentChange =
  | {
      readonly kind: 'payment';
      readonly transactionId: string;
      readonly subscriptionId: string | null;
      readonly userId: string | null;
      readonly priceId: string;
      /** The amount in the smallest unit of the currency. */
      readonly amount: number;
      readonly currency: string;
    }
  | {
      readonly kind: 'subscription';
      readonly subscriptionId: string;
      readonly userId: string | null;
      readonly priceId: string;
      readonly status: SubscriptionState;
      readonly openUntil: Date;
      readonly renewsAt: Date | null;
      readonly endsAt: Date | null;
    }
  | {
      readonly kind: 'refund';
      readonly refundId: string;
      readonly transactionId: string;
      readonly status: ProviderRefundState;
    };

/** A webhook that was signed by the provider. `change` is null if an event has no effect here. */
export type PaymentEvent = {
  readonly id: string;
  readonly type: string;
  readonly occurredAt: Date;
  readonly change: PaymentChange | null;
};

/** How many days courses stay open after a failed payment, while the provider tries again. */
export const GRACE_DAYS = 14;
/** How many days after the end of a paid period the event about the next period may arrive. */
const LATE_DAYS = 3;

const id = z.string().min(1).max(200);
const time = z.iso.datetime({ offset: true }).transform((text) => new Date(text));
const customData = z
  .object({ user_id: z.uuid().optional().catch(undefined) })
  .nullish()
  .transform((found) => found?.user_id ?? null);
const items = z
  .array(z.object({ price: z.object({ id }) }))
  .min(1)
  .transform(([first]) => first?.price.id ?? '');
/** An amount in the form in which the provider writes it: `"3900"`. */
const amount = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number);

const transactionSchema = z.object({
  id,
  subscription_id: id.nullable(),
  custom_data: customData,
  items,
  currency_code: z.string().length(3),
  details: z.object({ totals: z.object({ grand_total: amount }) }),
});

const subscriptionSchema = z.object({
  id,
  status: z.enum(SUBSCRIPTION_STATES),
  custom_data: customData,
  items,
  next_billed_at: time.nullable(),
  current_billing_period: z.object({ ends_at: time }).nullable(),
  scheduled_change: z.object({ action: z.string(), effective_at: time }).nullable(),
});

const REFUND_OF: Readonly<Record<string, ProviderRefundState>> = {
  pending_approval: 'asked',
  approved: 'approved',
  rejected: 'rejected',
  reversed: 'rejected',
};
const adjustmentSchema = z.object({
  id,
  action: z.string(),
  transaction_id: id,
  status: z.string().transform((status) => REFUND_OF[status]),
});

const envelopeSchema = z.object({
  event_id: id,
  event_type: z.string().min(1).max(200),
  occurred_at: time,
  data: z.unknown(),
});

type FoundSubscription = z.infer<typeof subscriptionSchema>;

const addDays = (date: Date, days: number): Date => new Date(date.getTime() + days * 86_400_000);

/**
 * The time until which a subscription in this state opens courses. It depends only on the event itself, so the order of
 * the events does not matter. But a failed payment may belong to a series that began earlier; then grace-store.ts
 * corrects the time.
 */
function openUntil(found: FoundSubscription, occurredAt: Date): Date {
  if (found.status === 'paused' || found.status === 'canceled') return occurredAt;
  if (found.status === 'past_due') return addDays(occurredAt, GRACE_DAYS);
  const periodEnd = found.current_billing_period?.ends_at ?? found.next_billed_at;
  return cancelledFor(found) ?? addDays(periodEnd ?? occurredAt, LATE_DAYS);
}

/** The time at which a cancelled subscription ends; null if it was not cancelled for the end of its period. */
const cancelledFor = ({ scheduled_change: change }: FoundSubscription): Date | null =>
  change?.action === 'cancel' ? change.effective_at : null;

function subscriptionChange(data: unknown, occurredAt: Date): PaymentChange {
  const found = subscriptionSchema.parse(data);
  const isOver = found.status === 'canceled';
  const cancelled = cancelledFor(found);
  return {
    kind: 'subscription',
    subscriptionId: found.id,
    userId: found.custom_data,
    priceId: found.items,
    status: found.status,
    openUntil: openUntil(found, occurredAt),
    renewsAt: cancelled === null && !isOver ? found.next_billed_at : null,
    endsAt: isOver ? occurredAt : cancelled,
  };
}

/** A payment of 0 starts a trial, and is not a purchase. */
function paymentChange(data: unknown): PaymentChange | null {
  const found = transactionSchema.parse(data);
  if (found.details.totals.grand_total === 0 && found.subscription_id !== null) return null;
  return {
    kind: 'payment',
    transactionId: found.id,
    subscriptionId: found.subscription_id,
    userId: found.custom_data,
    priceId: found.items,
    amount: found.details.totals.grand_total,
    currency: found.currency_code,
  };
}

function refundChange(data: unknown): PaymentChange | null {
  const { id: refundId, action, transaction_id: transactionId, status } = adjustmentSchema.parse(data);
  return action === 'refund' && status !== undefined
    ? { kind: 'refund', refundId, transactionId, status }
    : null;
}

/**
 * Reads the body of a webhook; undefined if it is not an event of the provider. Fields that we do not use are not read,
 * so that this program never has data about cards or addresses.
 */
export function parsePaymentEvent(body: unknown): PaymentEvent | undefined {
  const envelope = envelopeSchema.safeParse(body);
  if (!envelope.success) return undefined;
  const { event_id, event_type: type, occurred_at: occurredAt, data } = envelope.data;
  const changeOf = (): PaymentChange | null => {
    if (type === 'transaction.completed') return paymentChange(data);
    if (/^subscription\.\w+$/.test(type)) return subscriptionChange(data, occurredAt);
    return /^adjustment\.(created|updated)$/.test(type) ? refundChange(data) : null;
  };
  try {
    return { id: event_id, type, occurredAt, change: changeOf() };
  } catch (error) {
    if (error instanceof z.ZodError) return undefined;
    throw error;
  }
}
