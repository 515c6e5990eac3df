import { expect, it } from 'vitest';
import { planPrice } from './plan-price.ts';

it.each([
  ['en', 'parent', '\u2068$9\u2069 each month'],
  ['en', 'small_school', '\u2068$290\u2069 each year'],
  ['de', 'large_school', '\u2068790\u00a0$\u2069 im Jahr'],
] as const)('says in %s how often %s is paid', (language, plan, price) => {
  expect(planPrice(language, plan)).toBe(price);
});
