import { expect, it } from 'vitest';
import { levelPlaces, stonePlaces } from './stones.ts';

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

it('puts extras beside the last stones, on both sides in turns', () => {
  const extra = { extra: true as const };
  const places = levelPlaces(
    [
      [0, 0],
      [40, 0],
    ],
    [{}, {}, {}, extra, extra, extra],
  );
  expect(places).toEqual([
    [0, 0],
    [20, 0],
    [40, 0],
    [30, 15],
    [30, -15],
    [10, 15],
  ]);
});
