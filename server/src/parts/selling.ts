import type { PlanName } from '@hopcode/contract/payment/plans';
import type { PaymentProvider } from './payment-provider.ts';

/**
 * How the site sells. `off`: nothing is sold and every level is open, as for a family or school that hosts the site
 * itself. `test`: the built-in test checkout, which takes no money.
 */
export const SELLING_MODES = ['off', 'test'] as const;
export type SellingMode = (typeof SELLING_MODES)[number];

export type Selling = {
  readonly mode: SellingMode;
  /** The plan that is sold at a price of the provider. */
  readonly planOfPrice: (priceId: string) => PlanName | undefined;
  /** The secrets that sign webhooks; two while one replaces the other. */
  readonly webhookSecrets: readonly string[];
  /** Undefined where nothing is sold. */
  readonly provider: PaymentProvider | undefined;
};

/** Nothing is sold: no event is accepted. */
export const NOT_SELLING: Selling = {
  mode: 'off',
  planOfPrice: () => undefined,
  webhookSecrets: [],
  provider: undefined,
};
