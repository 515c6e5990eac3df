import type { AtlasSprite } from '@hopcode/art/atlas/format';
import { type Item, LEVEL_VERSION, type Level } from '@hopcode/engine/formats/level';
import { type PropName, propGid, TILESETS } from '@hopcode/engine/formats/tilesets';
import { describe, expect, it } from 'vitest';
import { overTheEdge } from './over-the-edge.ts';

const SIZE = 4;

const sprite = (w: number, h: number, anchorX: number, anchorY: number): AtlasSprite => ({
  x: 0,
  y: 0,
  w,
  h,
  anchorX,
  anchorY,
});

/** A house of three tiles whose roof is two and a half tiles wide, a cow that is wider than its tile, and a flag. */
const SPRITES = {
  'prop/house-red': sprite(48, 57, 0, 41),
  'prop/cow': sprite(26, 22, 5, 6),
  'thing/flag': sprite(16, 24, 0, 8),
};

const farm = (prop: PropName, col: number, row: number, items: Item[] = []): Level => ({
  version: LEVEL_VERSION,
  map: {
    tilesets: TILESETS.map((tileset) => ({ ...tileset })),
    layers: [
      {
        name: 'middle_layer',
        width: SIZE,
        height: SIZE,
        data: Array.from({ length: SIZE * SIZE }, (_, cell) =>
          cell === row * SIZE + col ? propGid(prop) : 0,
        ),
      },
    ],
  },
  items,
  levelGoals: [],
  constants: [],
  inventory: [],
  start: [0, 0],
  facing: 'up',
  zoom: 50,
});

const flag: Item = { action: 'none', type: 'flag', sprite: 'thing/flag', position: [1, 0] };

describe('overTheEdge', () => {
  it.each<[string, Level, string[]]>([
    ['a house with its roof on the map', farm('house-red', 1, 3), []],
    [
      'a house without a roof',
      farm('house-red', 0, 1),
      ['prop/house-red at [0,1]: 25 pixels over the edge (top)'],
    ],
    ['half a house', farm('house-red', 2, 3), ['prop/house-red at [2,3]: 16 pixels over the edge (right)']],
    ['a cow whose nose is outside', farm('cow', 0, 2), ['prop/cow at [0,2]: 5 pixels over the edge (left)']],
    ['a thing', farm('cow', 1, 2, [flag]), ['thing/flag at [1,0]: 8 pixels over the edge (top)']],
  ])('sees %s', (_, level, found) => {
    expect(overTheEdge(level, SPRITES)).toEqual(found);
  });
});
