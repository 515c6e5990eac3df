import { expect, it } from 'vitest';
import { formatTaxRate, taxRateOf } from './tax-rate.ts';

it.each([
  ['19', 1900],
  [' 8,1 ', 810],
  ['8.25', 825],
  ['0', 0],
  ['100', 10_000],
  ['', null],
  ['100.01', undefined],
  ['-1', undefined],
  ['19 %', undefined],
  ['8.125', undefined],
  ['1e2', undefined],
])('%j is the rate %s', (text, rate) => {
  expect(taxRateOf(text)).toBe(rate);
});

it.each([
  ['en', 1900, '19%'],
  ['de', 810, '8,1\u00a0%'],
  ['en', 0, '0%'],
])('in %s the rate %s is %s', (locale, rate, text) => {
  expect(formatTaxRate(locale, rate)).toBe(text);
});
