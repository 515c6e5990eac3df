import { type Level, levelSchema } from '@hopcode/engine/formats/level';
import { describe, expect, it } from 'vitest';
import { changedTiles, partOf, withNeighbours } from './board-change.ts';

const farm = (change: Partial<Level> = {}, painted: Readonly<Record<number, number>> = {}): Level => ({
  ...levelSchema.parse({
    version: 1,
    start: [2, 2],
    map: {
      tilesets: [],
      layers: [
        {
          name: 'ground_layer',
          width: 30,
          height: 20,
          data: Array.from({ length: 600 }, (_, index) => painted[index] ?? 0),
        },
      ],
    },
    items: [],
    levelGoals: [],
  }),
  ...change,
});

describe('changedTiles', () => {
  const before = farm();
  it.each<[string, Level | undefined, Level, unknown]>([
    ['the first farm', undefined, before, 'all'],
    ['the same farm', before, { ...before, levelGoals: [] }, undefined],
    ['another season', before, { ...before, season: 'autumn' }, 'all'],
    [
      'a painted tile',
      before,
      farm({ start: before.start }, { 315: 6 }),
      { x: 14, y: 6, columns: 5, rows: 6 },
    ],
    [
      'a tile in the corner',
      before,
      farm({ start: before.start }, { 0: 6 }),
      { x: 0, y: 0, columns: 4, rows: 2 },
    ],
    ['two corners', before, farm({ start: before.start }, { 0: 6, 599: 6 }), 'all'],
    ['another start', before, { ...before, start: [3, 2] }, { x: 1, y: 0, columns: 6, rows: 4 }],
  ])('%s', (_, old, now, tiles) => {
    expect(changedTiles(old, now)).toEqual(tiles);
  });
});

it('partOf moves the contents of the part to the corner', () => {
  const item = { action: 'none', type: 'rock', sprite: 'thing/rock', position: [16, 11] } as const;
  const level = farm({ items: [{ ...item, position: [16, 11] }] }, { 315: 6 });
  const tiles = withNeighbours({ x: 14, y: 6, columns: 5, rows: 6 }, level);
  const part = partOf(level, tiles);
  expect(tiles).toEqual({ x: 10, y: 2, columns: 13, rows: 14 });
  expect(part.items[0]?.position).toEqual([6, 9]);
  expect(part.map.layers[0]?.data.indexOf(6)).toBe((10 - 2) * 13 + 5);
});
