import { LOCALES } from '@hopcode/translations/locales';
import { expect, it } from 'vitest';
import { formatMoment, formatNumber } from './format.ts';

it.each(['en', 'he', 'ar'])(
  'a moment in %s is isolated from the text direction of its sentence',
  (locale) => {
    expect(formatMoment(locale, '2026-11-03T14:05:00.000Z')).toMatch(/^\u2068[^\u2068\u2069]+\u2069$/);
  },
);

it.each(LOCALES.map(({ code }) => code))('formats numbers in %s as the browser does', (locale) => {
  const numbers = [0, 7, 42, 999, 1000, 1234567, 0.5, -3, -0];
  const { format } = new Intl.NumberFormat(locale);
  expect(numbers.map((number) => formatNumber(locale, number))).toEqual(numbers.map(format));
});
