import { z } from 'zod';
import { planNameSchema } from './plans.ts';

/**
 * The state of a refund: requested, refunded, refused by the operator, or failed because the provider refused it. A
 * failed refund can be requested again.
 */
export const REFUND_STATES = ['asked', 'approved', 'rejected', 'failed'] as const;
export type RefundState = (typeof REFUND_STATES)[number];
/** The states that the provider reports. */
export type ProviderRefundState = Exclude<RefundState, 'failed'>;

/** A payment: for a course, or for one period of a subscription. Amounts are in the smallest unit of the currency. */
export const purchaseSchema = z
  .object({
    id: z.uuid(),
    /** The provider's id of the payment. */
    provider_id: z.string(),
    plan_name: planNameSchema,
    /** The course of a course plan; null for a period of a subscription. */
    course_name: z.string().nullable(),
    /** The student who learns with the course; null before the course is assigned. */
    student_id: z.uuid().nullable(),
    student_username: z.string().nullable(),
    amount: z.int().min(0),
    currency: z.string().length(3),
    bought_at: z.iso.datetime(),
    refund: z.enum(REFUND_STATES).nullable(),
    /** Whether the payment came from the test checkout, where no money is taken. */
    is_test: z.boolean(),
  })
  .meta({ id: 'Purchase' });
export type Purchase = z.infer<typeof purchaseSchema>;

/** States of a subscription, as the provider names them. */
export const SUBSCRIPTION_STATES = ['trialing', 'active', 'past_due', 'paused', 'canceled'] as const;
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number];

export const subscriptionSchema = z
  .object({
    id: z.uuid(),
    plan_name: planNameSchema,
    status: z.enum(SUBSCRIPTION_STATES),
    /** Until when the subscription opens courses, unless it is renewed. */
    open_until: z.iso.datetime(),
    /** When the next payment is due; null after a cancellation. */
    renews_at: z.iso.datetime().nullable(),
    /** When a cancelled subscription ends; null if it is not cancelled. */
    ends_at: z.iso.datetime().nullable(),
    is_test: z.boolean(),
  })
  .meta({ id: 'Subscription' });
export type Subscription = z.infer<typeof subscriptionSchema>;
