import { CURRENCY, PLAN_NAMES, PLANS, type PlanName } from '@hopcode/contract/payment/plans';
import type { SubscriptionState } from '@hopcode/contract/payment/purchase';

/** The id of the price of a plan in the test checkout. */
export const testPrice = (plan: PlanName): string => `pri_test_${plan}`;

/** The plan that has this price in the test checkout. */
export const planOfTestPrice = (priceId: string): PlanName | undefined =>
  PLAN_NAMES.find((plan) => testPrice(plan) === priceId);

type Head = { readonly id: string; readonly at: Date };

const event = ({ id, at }: Head, type: string, data: object) => ({
  event_id: id,
  event_type: type,
  occurred_at: at.toISOString(),
  notification_id: `ntf_${id}`,
  data,
});

const priced = (plan: PlanName) => [{ price: { id: testPrice(plan) }, quantity: 1 }];
const ownedBy = (userId: string | null) => (userId === null ? null : { user_id: userId });

/** Creates the event of a completed payment as a provider sends it, including fields that we do not read. */
export const paymentEvent = (
  head: Head,
  payment: {
    readonly transaction: string;
    readonly plan: PlanName;
    readonly userId: string | null;
    readonly subscription?: string;
    /** The amount in cents. Default: the price of the plan. */
    readonly cents?: number;
  },
) =>
  event(head, 'transaction.completed', {
    id: payment.transaction,
    status: 'completed',
    customer_id: 'ctm_test',
    subscription_id: payment.subscription ?? null,
    custom_data: ownedBy(payment.userId),
    items: priced(payment.plan),
    currency_code: CURRENCY,
    details: {
      totals: { subtotal: '1', tax: '1', grand_total: String(payment.cents ?? PLANS[payment.plan].cents) },
    },
    payments: [{ method_details: { card: { last4: '4242' } } }],
  });

/** Creates the event of a subscription in a given state. `endsAt` is the end of a subscription that was cancelled. */
export const subscriptionEvent = (
  head: Head,
  subscription: {
    readonly subscription: string;
    readonly plan: PlanName;
    readonly userId: string | null;
    readonly status: SubscriptionState;
    readonly periodEndsAt: Date;
    readonly endsAt?: Date;
  },
) =>
  event(head, 'subscription.updated', {
    id: subscription.subscription,
    status: subscription.status,
    customer_id: 'ctm_test',
    custom_data: ownedBy(subscription.userId),
    items: priced(subscription.plan),
    next_billed_at: subscription.endsAt === undefined ? subscription.periodEndsAt.toISOString() : null,
    current_billing_period: {
      starts_at: head.at.toISOString(),
      ends_at: subscription.periodEndsAt.toISOString(),
    },
    scheduled_change:
      subscription.endsAt === undefined
        ? null
        : { action: 'cancel', effective_at: subscription.endsAt.toISOString() },
  });

/** Creates the event of a refund. `status` is the provider's word for the state of the refund. */
export const refundEvent = (
  head: Head,
  refund: { readonly refund: string; readonly transaction: string; readonly status: string },
) =>
  event(head, 'adjustment.updated', {
    id: refund.refund,
    action: 'refund',
    transaction_id: refund.transaction,
    status: refund.status,
  });
