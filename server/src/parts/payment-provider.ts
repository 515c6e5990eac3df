import type { PlanName } from '@hopcode/contract/payment/plans';

/** A started checkout: its id, its address, and the provider's id of its payment. */
export type Checkout = { readonly id: string; readonly url: string; readonly transactionId: string };

/** What a checkout sells, and to whom. `userId` is undefined for a checkout that was not started here. */
export type StartedCheckout = {
  readonly userId: string | undefined;
  /** If it is a payment of a subscription: the provider's id of the subscription. */
  readonly subscriptionId: string | null;
  /** The provider's id of the price. */
  readonly priceId: string;
  readonly isPaid: boolean;
};

/**
 * Why the provider did not do something. `away`: it did not answer, or asked us to wait; try again later. `gone`: the
 * object does not exist, or this was done before. `refused`: it will not do this.
 */
export const PROVIDER_FAILURES = ['away', 'gone', 'refused'] as const;
export type ProviderFailure = (typeof PROVIDER_FAILURES)[number];

/** What a change of plan costs, in the smallest unit of the currency. */
export type UpgradeCost = {
  readonly dueToday: number;
  readonly credit: number;
  readonly nextAmount: number;
  readonly nextAt: Date | null;
  readonly currency: string;
};

/**
 * The payment provider. Its events report what it has done; the answers here never do. Ids of subscriptions and
 * transactions are the provider's.
 */
export type PaymentProvider = {
  /** Starts a checkout of a plan. */
  readonly startCheckout: (order: {
    readonly userId: string;
    readonly plan: PlanName;
    /** Whether a subscription begins with a trial; otherwise it is paid today. */
    readonly hasTrial: boolean;
    /** Code of the language of the page. */
    readonly locale: string;
  }) => Promise<Checkout | ProviderFailure>;
  /** Finds a checkout that was started here, or another payment of a payer. */
  readonly findCheckout: (checkoutId: string) => Promise<StartedCheckout | ProviderFailure>;
  /** Ends a subscription after the paid period. */
  readonly cancel: (subscriptionId: string) => Promise<'done' | ProviderFailure>;
  /**
   * Undoes a cancellation before the subscription has ended. Nothing changes if it renews anyway. `gone`: it has ended.
   */
  readonly resume: (subscriptionId: string) => Promise<'done' | ProviderFailure>;
  /** Ends a subscription immediately. */
  readonly end: (subscriptionId: string) => Promise<'done' | ProviderFailure>;
  /** Refunds a transaction. */
  readonly refund: (transactionId: string) => Promise<'done' | ProviderFailure>;
  /** What a change of a subscription to a plan costs. */
  readonly previewUpgrade: (subscriptionId: string, plan: PlanName) => Promise<UpgradeCost | ProviderFailure>;
  /** Changes the plan of a subscription now. */
  readonly upgrade: (subscriptionId: string, plan: PlanName) => Promise<'done' | ProviderFailure>;
  /** The page where the payer changes the payment method; null if the provider has none. */
  readonly paymentMethodLink: (subscriptionId: string) => Promise<Link | ProviderFailure>;
  /** The invoice of a transaction; null if the provider creates none. */
  readonly invoiceLink: (transactionId: string) => Promise<Link | ProviderFailure>;
  /**
   * What the provider stores, as events; absent for a provider that stores nothing. Throws when the provider is
   * unavailable.
   */
  readonly report?: (since: Date) => AsyncIterable<unknown>;
  /**
   * Pays a checkout in test mode; undefined for an invalid checkout, `already_subscribed` for a second subscription.
   * Absent outside test mode.
   */
  readonly payTestCheckout?: (
    checkoutId: string,
    userId: string,
  ) => Promise<PlanName | 'already_subscribed' | undefined>;
};

export type Link = { readonly url: string | null };

/** Whether the provider did not do something. */
export const isFailure = <T>(answer: T | ProviderFailure): answer is ProviderFailure =>
  PROVIDER_FAILURES.some((failure) => failure === answer);
