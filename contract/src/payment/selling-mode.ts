/**
 * How a site sells. `off`: nothing is sold and every level is open, for example on a site that a family or school hosts
 * itself. `test`: the built-in test checkout, which takes no money. `paddle`: the payment provider Paddle.
 */
export const SELLING_MODES = ['off', 'test', 'paddle'] as const;
export type SellingMode = (typeof SELLING_MODES)[number];
