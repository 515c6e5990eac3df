import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DataValue } from './data-value.ts';
import { sameData } from './same-data.ts';

describe('the same', () => {
  it.each<[string, DataValue, DataValue]>([
    ['equal numbers', 1.5, 1.5],
    ['a number and its text', 5, '5'],
    ['a text and its number, inside a list', { list: ['5'] }, { list: [5] }],
    ['lists in another order', { list: [1, 2, 2] }, { list: [2, 1, 2] }],
    ['sets in another order', { set: ['a', 'b'] }, { set: ['b', 'a'] }],
    [
      'dicts in another order',
      {
        dict: [
          ['a', 1],
          ['b', 2],
        ],
      },
      {
        dict: [
          ['b', 2],
          ['a', 1],
        ],
      },
    ],
    ['lists in lists in another order', { list: [{ list: [1, 2] }, 3] }, { list: [3, { list: [2, 1] }] }],
    ['equal tuples', { tuple: [1, 'a'] }, { tuple: [1, 'a'] }],
    ['nothing', null, null],
  ])('%s', (_rule, one, other) => {
    expect([sameData(one, other), sameData(other, one)]).toEqual([true, true]);
  });
});

describe('not the same', () => {
  it.each<[string, DataValue, DataValue]>([
    ['other numbers', 1.5, 1.6],
    ['a number and a text that only looks like it', 5, '5.0'],
    ['lists with other numbers of equal elements', 'Egg', 'egg'],
    ['a number and a text that only looks similar', { list: [1, 2, 2] }, { list: [1, 1, 2] }],
    ['lists of other lengths', { list: [1] }, { list: [1, 1] }],
    ['tuples in another order', { tuple: [1, 2] }, { tuple: [2, 1] }],
    ['a list and a tuple', { list: [1] }, { tuple: [1] }],
    ['a list and a set', { list: [1] }, { set: [1] }],
    [
      'dicts with swapped values',
      {
        dict: [
          ['a', 1],
          ['b', 2],
        ],
      },
      {
        dict: [
          ['a', 2],
          ['b', 1],
        ],
      },
    ],
    ['a boolean and its text', true, 'True'],
    ['truth and one', true, 1],
    ['None and its text', null, 'None'],
    ['None and an empty list', null, { list: [] }],
    ['a text with a comma and two texts', { list: ['a","b'] }, { list: ['a', 'b'] }],
  ])('%s', (_rule, one, other) => {
    expect([sameData(one, other), sameData(other, one)]).toEqual([false, false]);
  });
});

const values = fc.letrec<{ value: DataValue }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.integer(),
    fc.string(),
    fc.constantFrom(null, true, false),
    fc.array(tie('value'), { maxLength: 4 }).map((list) => ({ list })),
    fc.array(tie('value'), { maxLength: 4 }).map((tuple) => ({ tuple })),
    fc.array(fc.tuple(fc.string(), tie('value')), { maxLength: 4 }).map((dict) => ({ dict })),
  ),
})).value;

it('every value equals itself, and every list equals its reverse', () => {
  fc.assert(
    fc.property(values, fc.array(values), (value, list) => {
      expect(sameData(value, JSON.parse(JSON.stringify(value)))).toBe(true);
      expect(sameData({ list }, { list: list.toReversed() })).toBe(true);
    }),
  );
});
