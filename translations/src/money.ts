import { isolateDirection } from './isolate-direction.ts';

const formatter = (locale: string, currency: string, isWhole: boolean): Intl.NumberFormat =>
  new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    // A round price such as 39 dollars is shown without cents.
    ...(isWhole ? { minimumFractionDigits: 0, maximumFractionDigits: 0 } : {}),
  });

/** A currency sign with letters, such as US$: it is left to right in every language. */
const mixedSign = /[A-Z]+\$|\$[A-Z]+/;

/**
 * An amount in the smallest unit of a currency (ISO 4217), as the language writes money: `$39`, `9,50 $`. The result
 * has its own text direction, so it can be used in a sentence of any direction. Currencies without cents have no
 * smaller unit: 500 yen are `¥500`.
 */
export const formatMoney = (locale: string, amount: number, currency: string): string => {
  const { maximumFractionDigits: digits = 2 } = formatter(locale, currency, false).resolvedOptions();
  const value = amount / 10 ** digits;
  const money = formatter(locale, currency, Number.isInteger(value)).format(value);
  return isolateDirection(money.replace(mixedSign, '\u2066$&\u2069'));
};
