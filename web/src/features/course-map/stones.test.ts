import { expect, it } from 'vitest';
import { stonePlaces } from './stones.ts';

const CORNER = [
  [0, 0],
  [4, 0],
  [4, 4],
] as const;

it.each([
  ['none', 0, []],
  ['one in the middle', 1, [[4, 0]]],
  [
    'both ends',
    2,
    [
      [0, 0],
      [4, 4],
    ],
  ],
  [
    'equal distances around a corner',
    5,
    [
      [0, 0],
      [2, 0],
      [4, 0],
      [4, 2],
      [4, 4],
    ],
  ],
])('places stones: %s', (_, count, places) => {
  expect(stonePlaces(CORNER, count)).toEqual(places);
});
