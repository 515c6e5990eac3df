import { expect, it } from 'vitest';
import { limitOf, limitText } from './assistant-fields.tsx';

it.each([
  ['', null],
  ['  ', null],
  ['0', 0],
  [' 7 ', 7],
  ['10000', 10_000],
  ['1e3', NaN],
  ['0x10', NaN],
  ['2.5', NaN],
  ['-1', NaN],
  ['many', NaN],
])('%j is the limit %j', (typed, limit) => {
  expect(limitOf(typed)).toBe(limit);
});

it.each([
  [null, ''],
  [0, '0'],
  [5, '5'],
])('%j is typed %j', (limit, typed) => {
  expect(limitText(limit)).toBe(typed);
});
