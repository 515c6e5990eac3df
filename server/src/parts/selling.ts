import { PLAN_NAMES, type PlanName } from '@hopcode/contract/payment/plans';

/**
 * How the site sells. `off`: nothing is sold and every level is open, as for a family or school that hosts the site
 * itself. `test`: the built-in test checkout, which takes no money. `paddle`: the payment provider.
 */
export const SELLING_MODES = ['off', 'test', 'paddle'] as const;
export type SellingMode = (typeof SELLING_MODES)[number];

export type Selling = {
  readonly mode: SellingMode;
  /** The plan that is sold at a price of the provider. */
  readonly planOfPrice: (priceId: string) => PlanName | undefined;
  /** The secrets that sign webhooks; two while one replaces the other. */
  readonly webhookSecrets: readonly string[];
};

/** Nothing is sold: no event is accepted. */
export const NOT_SELLING: Selling = { mode: 'off', planOfPrice: () => undefined, webhookSecrets: [] };

/** The price of a plan in the test checkout. */
export const testPrice = (plan: PlanName): string => `pri_test_${plan}`;

/** The prices of the test checkout, with the secrets of its webhooks. */
export const testSelling = (webhookSecrets: readonly string[]): Selling => ({
  mode: 'test',
  planOfPrice: (priceId) => PLAN_NAMES.find((plan) => testPrice(plan) === priceId),
  webhookSecrets,
});
