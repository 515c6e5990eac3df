import type { PlanName } from '@hopcode/contract/payment/plans';

/** Where a payer pays: the provider's id of the checkout, and its address. */
export type Checkout = { readonly id: string; readonly url: string };

/** The payment provider. What it does is reported by its events, never by the answers here. */
export type PaymentProvider = {
  /** Starts a checkout of a plan. */
  readonly startCheckout: (order: {
    readonly userId: string;
    readonly plan: PlanName;
    /** Code of the language of the page. */
    readonly locale: string;
  }) => Promise<Checkout>;
  /** Ends a subscription after the paid period. The id is the provider's. */
  readonly cancel: (subscriptionId: string) => Promise<void>;
  /** Asks to pay back a transaction. The id is the provider's. */
  readonly askRefund: (transactionId: string) => Promise<void>;
  /** Pays a checkout of the test mode; undefined for one that is not valid. Absent outside test mode. */
  readonly payTestCheckout?: (checkoutId: string, userId: string) => Promise<PlanName | undefined>;
};
