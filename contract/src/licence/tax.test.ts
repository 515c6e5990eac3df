import { expect, it } from 'vitest';
import { taxOf } from './tax.ts';

it.each([
  [29_000, 1900, 5510],
  [79_000, 2100, 16_590],
  [29_000, 0, 0],
  [0, 1900, 0],
  [29_000, 10_000, 29_000],
  // 0.49 and 0.5 cents.
  [49, 100, 0],
  [50, 100, 1],
  // 1.5 and 2.5 cents: both are rounded up.
  [150, 100, 2],
  [250, 100, 3],
  // 8.1 % of 123.45 is 9.99945.
  [12_345, 810, 1000],
  // 0.01 % of 50.00 is half a cent.
  [5000, 1, 1],
  [4999, 1, 0],
  // The largest order: the sum stays an exact number.
  [2_147_483_647, 10_000, 2_147_483_647],
])('the tax on %s cents at %s hundredths of a percent is %s cents', (cents, rate, tax) => {
  expect(taxOf(cents, rate)).toBe(tax);
});
