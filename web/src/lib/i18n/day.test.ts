import { expect, it } from 'vitest';
import { formatDay } from './day.ts';

it.each([
  ['en', '\u2068December 23, 2026\u2069'],
  ['de', '\u206823. Dezember 2026\u2069'],
])('in %s a day is %s', (locale, shown) => {
  expect(formatDay(locale, '2026-12-23T12:00:00.000Z')).toBe(shown);
});
