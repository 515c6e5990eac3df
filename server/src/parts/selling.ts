import type { PlanName } from '@hopcode/contract/payment/plans';
import type { SellingMode } from '@hopcode/contract/payment/selling-mode';
import type { PaymentProvider } from './payment-provider.ts';

export type Selling = {
  readonly mode: SellingMode;
  /** Returns the plan that is sold at this price of the provider. */
  readonly planOfPrice: (priceId: string) => PlanName | undefined;
  /** The secrets that sign webhooks. There are two while a new secret replaces an old one. */
  readonly webhookSecrets: readonly string[];
  /** The token that Paddle's script on the checkout page needs; null if Paddle's script is not used. */
  readonly clientToken: string | null;
  /** Undefined if the site sells nothing. */
  readonly provider: PaymentProvider | undefined;
};

/** Settings for a site that sells nothing, so it accepts no events. */
export const NOT_SELLING: Selling = {
  mode: 'off',
  planOfPrice: () => undefined,
  webhookSecrets: [],
  clientToken: null,
  provider: undefined,
};
