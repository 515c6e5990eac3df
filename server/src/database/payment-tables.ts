import type { MessageStatus } from '@hopcode/contract/feedback/inbox';
import type { LeavingKind } from '@hopcode/contract/feedback/leaving';
import type { PlanName } from '@hopcode/contract/payment/plans';
import type { ProviderRefundState, SubscriptionState } from '@hopcode/contract/payment/purchase';
import type { LeavingReason } from '@hopcode/contract/payment/refund';
import type { RequestState } from '@hopcode/contract/payment/refund-requests';
import type { ColumnType } from 'kysely';
import type { Default, Filled } from './column-types.ts';

/** An event of the payment provider that has been applied. */
export type PaymentEventTable = {
  event_id: string;
  event_type: string;
  occurred_at: Date;
  received_at: Filled;
  /** What the server did with the event; see apply-event.ts. */
  outcome: string;
  /** The subscription that the event is about, and its reported state. */
  subscription_provider_id: ColumnType<string | null, string | null | undefined, string | null>;
  subscription_status: ColumnType<SubscriptionState | null, SubscriptionState | null | undefined, never>;
};

/** The id that the payment provider has given to an account. */
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
  /** The account that bought the subscription; null if the account has been deleted. */
  user_id: string | null;
  plan_name: PlanName;
  status: SubscriptionState;
  /** When the subscription stops opening courses. */
  open_until: Date;
  renews_at: Date | null;
  ends_at: Date | null;
  is_test: boolean;
  /** When the provider made the last change. */
  changed_at: Date;
  /** The event of the last change. */
  changed_by: string;
  created_at: Filled;
  /** When an email told the payer that the trial ends. */
  trial_told_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** When an email told the payer that the subscription has ended; null while it is open. */
  end_told_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
};

/** A completed payment for a course, or for a period of a subscription. */
export type PurchaseTable = {
  tenant_id: string;
  id: string;
  /** The provider's id of the transaction. */
  provider_id: string;
  user_id: string | null;
  plan_name: PlanName;
  subscription_provider_id: string | null;
  /**
   * The student who takes the bought course. The id stays after the student is deleted, because a deleted student can
   * be restored.
   */
  student_id: string | null;
  assigned_at: Date | null;
  /** The amount with tax, in the smallest unit of the currency. */
  amount: number;
  currency: string;
  is_test: boolean;
  bought_at: Date;
};

/** The student for whom a checkout of a course was started. The row is deleted when the course is paid. */
export type CheckoutStudentTable = {
  tenant_id: string;
  /** The provider's id of the payment. */
  transaction_id: string;
  student_id: string;
  started_at: Default<Date>;
};

/** A refund of a purchase, as the provider last reported it. */
export type RefundTable = {
  provider_id: string;
  purchase_provider_id: string;
  status: ProviderRefundState;
  changed_at: Date;
  changed_by: string;
  /** When the provider first reported the refund, by our clock. */
  received_at: Default<Date>;
};

/** A request for a refund of a purchase, which the operator reviews. */
export type RefundRequestTable = {
  tenant_id: string;
  id: string;
  /** The account that sent the request; null if the account has been deleted. */
  user_id: string | null;
  purchase_provider_id: string;
  reason: LeavingReason;
  state: Default<RequestState>;
  asked_at: Filled;
  decided_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** Why the operator refused the request, in the words that the payer reads. */
  answer: ColumnType<string | null, string | null | undefined, string | null>;
};

/** Why a payer cancelled a subscription or requested a refund. */
export type LeavingMessageTable = {
  tenant_id: string;
  id: string;
  user_id: string | null;
  kind: LeavingKind;
  reason: LeavingReason;
  feedback: string | null;
  purchase_id: string | null;
  status: Default<MessageStatus>;
  /** When an email told the operator about it. */
  announced_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  created_at: Filled;
};

/**
 * The kinds of tasks for the payment provider. `refund`: pays back a transaction. `end_subscription`: ends a
 * subscription immediately. `cancel_subscription`: ends a subscription after the paid period. `end_double`: ends a
 * subscription that was bought twice, and pays it back.
 */
export type ProviderTaskKind = 'refund' | 'end_subscription' | 'cancel_subscription' | 'end_double';

/** A task for the payment provider. It is repeated until the provider accepts it. */
export type ProviderTaskTable = {
  kind: ProviderTaskKind;
  /** The provider's id of the subscription or transaction. */
  provider_id: string;
  created_at: Filled;
  tries: Default<number>;
  next_at: Default<Date>;
  done_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
};
