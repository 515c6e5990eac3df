import type { PlanName } from '@hopcode/contract/payment/plans';
import type { SellingMode } from '@hopcode/contract/payment/selling-mode';
import type { PaymentProvider } from './payment-provider.ts';

export type Selling = {
  readonly mode: SellingMode;
  /** The plan that is sold at a price of the provider. */
  readonly planOfPrice: (priceId: string) => PlanName | undefined;
  /** The secrets that sign webhooks; two while one replaces the other. */
  readonly webhookSecrets: readonly string[];
  /** What Paddle's script needs on the checkout page; null without Paddle. */
  readonly clientToken: string | null;
  /** Undefined if the site sells nothing. */
  readonly provider: PaymentProvider | undefined;
};

/** Nothing is sold: no event is accepted. */
export const NOT_SELLING: Selling = {
  mode: 'off',
  planOfPrice: () => undefined,
  webhookSecrets: [],
  clientToken: null,
  provider: undefined,
};
