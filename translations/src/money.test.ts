import { expect, it } from 'vitest';
import { formatMoney } from './money.ts';

/** The text without direction characters, and with plain spaces. */
const plain = (text: string): string =>
  text.replaceAll(/[\u2066-\u2069\u200e\u200f\u061c]/g, '').replaceAll(/\s/g, ' ');

it.each([
  ['en', 3900, 'USD', '$39'],
  ['en', 950, 'USD', '$9.50'],
  ['en', 0, 'USD', '$0'],
  ['de', 950, 'EUR', '9,50 €'],
  ['he', 3900, 'ILS', '39 ‏₪'.replace('\u200f', '')],
  ['ja', 500, 'JPY', '￥500'],
  ['en', 1500, 'KWD', 'KWD 1.500'],
])('in %s, %s of %s is %s', (locale, amount, currency, shown) => {
  expect(plain(formatMoney(locale, amount, currency))).toBe(shown);
});

it.each([
  // Without isolation, a right-to-left text would show the sign as $US.
  ['ar', 'USD', '\u2068\u200f39\u00a0\u2066US$\u2069\u2069'],
  ['he', 'USD', '\u2068\u200f39\u00a0\u200f$\u2069'],
  ['en', 'CAD', '\u2068\u2066CA$\u206939\u2069'],
  ['en', 'USD', '\u2068$39\u2069'],
])('in %s the sign of %s stays in order', (locale, currency, shown) => {
  expect(formatMoney(locale, 3900, currency)).toBe(shown);
});
