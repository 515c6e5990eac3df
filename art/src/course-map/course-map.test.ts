import { describe, expect, it, test } from 'vitest';
import { ADVANCED_PLAN } from './advanced-plan.ts';
import { mapOf, tilesOf } from './course-map.ts';
import { PYTHON_PLAN } from './python-plan.ts';

describe('tilesOf', () => {
  it.each([
    [
      'a line',
      [
        [0, 0],
        [2, 0],
      ],
      [
        [0, 0],
        [1, 0],
        [2, 0],
      ],
    ],
    [
      'a corner',
      [
        [1, 1],
        [1, 0],
        [0, 0],
      ],
      [
        [1, 1],
        [1, 0],
        [0, 0],
      ],
    ],
    ['no corner at all', [], []],
  ] as const)('lists every tile of %s', (_, way, tiles) => {
    expect(tilesOf(way)).toEqual(tiles);
  });
});

test('a place has its part of the path, with all corners of that part', () => {
  const { places } = mapOf({
    columns: 4,
    rows: 4,
    middle: [0, 4],
    way: [
      [0, 0],
      [2, 0],
      [2, 3],
    ],
    places: [{ chapter: 'a', box: [0, 0, 4, 4], sign: [1, 1], stretch: [0.5, 4] }],
  });
  expect(places[0]).toEqual({
    chapter: 'a',
    box: [0, 0, 64, 64],
    sign: [16, 16],
    way: [
      [16, 8],
      [40, 8],
      [40, 40],
    ],
  });
});

describe.each([
  ['python', PYTHON_PLAN],
  ['advanced-python', ADVANCED_PLAN],
])('the map of the course %s', (_, plan) => {
  const map = mapOf(plan);
  const isInside = ([x, y]: readonly [number, number]): boolean =>
    x >= map.middle[0] && x <= map.middle[0] + map.middle[1] && y >= 0 && y <= map.height;

  it.each(map.places.map((place) => [place.chapter ?? 'the end', place] as const))(
    'has its path and its sign in the part that every window shows: %s',
    (_, { way, sign }) => {
      expect([...way, sign].filter((point) => !isInside(point))).toEqual([]);
    },
  );

  it('has no place whose stones overlap those of the previous place', () => {
    const stretches = plan.places.flatMap(({ stretch }) => stretch);
    expect(stretches).toEqual(stretches.toSorted((a, b) => a - b));
  });
});
