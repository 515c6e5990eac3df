import type { PlanName } from '@hopcode/contract/payment/plans';
import type { RefundState, SubscriptionState } from '@hopcode/contract/payment/purchase';
import type { Filled } from './column-types.ts';

/** An event of the payment provider that has had its effect. */
export type PaymentEventTable = {
  event_id: string;
  event_type: string;
  occurred_at: Date;
  received_at: Filled;
  /** What it did; see apply-event.ts. */
  outcome: string;
};

/** The provider's id of an account. */
export type PaymentCustomerTable = {
  user_id: string;
  customer_id: string;
};

/** A subscription of a parent or of a school, as the provider last reported it. */
export type SubscriptionTable = {
  tenant_id: string;
  id: string;
  /** The provider's id. */
  provider_id: string;
  /** The account that bought it; null when it has been deleted. */
  user_id: string | null;
  plan_name: PlanName;
  status: SubscriptionState;
  /** Until when it opens courses. */
  open_until: Date;
  renews_at: Date | null;
  ends_at: Date | null;
  is_test: boolean;
  /** When the provider made the last change. */
  changed_at: Date;
  /** The event of the last change. */
  changed_by: string;
  created_at: Filled;
};

/** A completed payment: a course, or a period of a subscription. */
export type PurchaseTable = {
  tenant_id: string;
  id: string;
  /** The provider's id of the transaction. */
  provider_id: string;
  user_id: string | null;
  plan_name: PlanName;
  subscription_provider_id: string | null;
  /** The student who learns with it. Kept for a deleted student, who can be restored. */
  student_id: string | null;
  assigned_at: Date | null;
  /** In the smallest unit of the currency, with tax. */
  amount: number;
  currency: string;
  is_test: boolean;
  bought_at: Date;
};

/** A refund of a purchase, as the provider last reported it. */
export type RefundTable = {
  provider_id: string;
  purchase_provider_id: string;
  status: RefundState;
  changed_at: Date;
  changed_by: string;
};
