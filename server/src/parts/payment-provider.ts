import type { PlanName } from '@hopcode/contract/payment/plans';

/** A checkout that has started: its id, its address, and the provider's id of its payment. */
export type Checkout = { readonly id: string; readonly url: string; readonly transactionId: string };

/**
 * What a checkout sells, and to which account. `userId` is undefined if the checkout was not started by this server.
 */
export type StartedCheckout = {
  readonly userId: string | undefined;
  /** For a payment of a subscription: the provider's id of the subscription. Otherwise null. */
  readonly subscriptionId: string | null;
  /** The id that the provider gives to the price. */
  readonly priceId: string;
  readonly isPaid: boolean;
};

/**
 * The reasons for a failure of the provider. `away`: the provider did not answer, or asked us to wait, so try again
 * later. `gone`: the object does not exist, or this was already done. `refused`: the provider refuses to do this.
 */
export const PROVIDER_FAILURES = ['away', 'gone', 'refused'] as const;
export type ProviderFailure = (typeof PROVIDER_FAILURES)[number];

/** The cost of a change of plan, in the smallest unit of the currency. */
export type UpgradeCost = {
  readonly dueToday: number;
  readonly credit: number;
  readonly nextAmount: number;
  readonly nextAt: Date | null;
  readonly currency: string;
};

/**
 * The payment provider. Only the provider's events say what it has done; the answers of these functions do not. All ids
 * of subscriptions and transactions are the provider's ids.
 */
export type PaymentProvider = {
  /** Starts a checkout of a plan. */
  readonly startCheckout: (order: {
    readonly userId: string;
    readonly plan: PlanName;
    /** Whether a subscription begins with a trial. Otherwise its first payment is due today. */
    readonly hasTrial: boolean;
    /** Code of the language of the checkout page. */
    readonly locale: string;
  }) => Promise<Checkout | ProviderFailure>;
  /** Finds a checkout that this server has started, or another payment of a payer. */
  readonly findCheckout: (checkoutId: string) => Promise<StartedCheckout | ProviderFailure>;
  /** Ends a subscription after the paid period. */
  readonly cancel: (subscriptionId: string) => Promise<'done' | ProviderFailure>;
  /**
   * Takes a cancellation back, if the subscription has not ended yet. Changes nothing if the subscription was not
   * cancelled. `gone`: the subscription has ended.
   */
  readonly resume: (subscriptionId: string) => Promise<'done' | ProviderFailure>;
  /** Ends a subscription immediately. */
  readonly end: (subscriptionId: string) => Promise<'done' | ProviderFailure>;
  /** Refunds a transaction. */
  readonly refund: (transactionId: string) => Promise<'done' | ProviderFailure>;
  /** Returns what it would cost to change a subscription to another plan. */
  readonly previewUpgrade: (subscriptionId: string, plan: PlanName) => Promise<UpgradeCost | ProviderFailure>;
  /** Changes the plan of a subscription immediately. */
  readonly upgrade: (subscriptionId: string, plan: PlanName) => Promise<'done' | ProviderFailure>;
  /** Returns the page on which the payer changes the payment method; null if the provider has none. */
  readonly paymentMethodLink: (subscriptionId: string) => Promise<Link | ProviderFailure>;
  /** Returns the invoice of a transaction; null if the provider creates none. */
  readonly invoiceLink: (transactionId: string) => Promise<Link | ProviderFailure>;
  /**
   * Returns everything that the provider has stored, as events. A provider that stores nothing does not have this
   * function. Throws if the provider is unavailable.
   */
  readonly report?: (since: Date) => AsyncIterable<unknown>;
  /**
   * Pays a checkout in test mode. Returns undefined for an invalid checkout, and `already_subscribed` for a second
   * subscription. This function exists only in test mode.
   */
  readonly payTestCheckout?: (
    checkoutId: string,
    userId: string,
  ) => Promise<PlanName | 'already_subscribed' | undefined>;
};

export type Link = { readonly url: string | null };

/** Whether an answer of the provider is a failure. */
export const isFailure = <T>(answer: T | ProviderFailure): answer is ProviderFailure =>
  PROVIDER_FAILURES.some((failure) => failure === answer);
