import { vatNumberOf } from './vat-number.ts';

/**
 * Whether the buyer pays the tax in its own state (reverse charge): both have a VAT number, of two different member
 * states. The seller then adds no tax, whatever its usual rate is.
 */
export const isReverseCharge = (seller: string | null, buyer: string | null): boolean => {
  const from = vatNumberOf(seller ?? '');
  const to = vatNumberOf(buyer ?? '');
  return from !== undefined && to !== undefined && from.state !== to.state;
};
