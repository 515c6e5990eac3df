import type { PlanName } from '@hopcode/contract/payment/plans';
import type { ICustomData } from '@paddle/paddle-node-sdk';

/** All times in this file are in milliseconds since 1970. */
export type Customer = { readonly id: string; readonly email: string; createdAt: number };

export type Transaction = {
  readonly id: string;
  status: 'ready' | 'completed';
  readonly customerId: string | null;
  subscriptionId: string | null;
  readonly plan: PlanName;
  /** Whether the price includes a free trial. */
  readonly hasTrial: boolean;
  readonly customData: ICustomData | null;
  readonly cents: number;
  createdAt: number;
  billedAt: number | null;
};

export type Subscription = {
  readonly id: string;
  status: 'trialing' | 'active' | 'past_due' | 'canceled';
  plan: PlanName;
  readonly customerId: string;
  readonly customData: ICustomData | null;
  createdAt: number;
  periodStart: number;
  periodEnd: number;
  /** When the next payment is due; null after the subscription was cancelled. */
  nextBilledAt: number | null;
  cancelAt: number | null;
  canceledAt: number | null;
  pastDueSince: number | null;
  /** Whether payments fail. */
  cardFails: boolean;
  updatedAt: number;
};

export type Adjustment = {
  readonly id: string;
  readonly transactionId: string;
  readonly reason: string;
  status: 'pending_approval' | 'approved' | 'rejected';
  createdAt: number;
  updatedAt: number;
};

/** An event with the body that is sent, and whether the site has accepted the event. */
export type Notification = {
  readonly id: string;
  readonly type: string;
  body: string;
  isDelivered: boolean;
  attempts: number;
};
