import { z } from 'zod';

/** A rate of tax in hundredths of a percent: 1900 is 19 %. */
export const taxRateSchema = z.int().min(0).max(10_000);

/**
 * The tax on a price without tax, in cents. It is computed once for an order and rounded to the nearest cent, with half
 * a cent rounded up. Only whole numbers are used, so the result does not depend on floating point.
 */
export const taxOf = (cents: number, taxRate: number): number => {
  const hundredths = cents * taxRate + 5000;
  return (hundredths - (hundredths % 10_000)) / 10_000;
};
