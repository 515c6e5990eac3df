import type { LayerName, LevelMap } from '@hopcode/engine/formats/level-map';
import { type PropName, propGid, TILESETS, terrainGid } from '@hopcode/engine/formats/tilesets';
import { describe, expect, it } from 'vitest';
import { propPlacements } from './prop-placements.ts';

const WIDTH = 4;
const HEIGHT = 3;

const mapWith = (props: [LayerName, PropName, number, number][]): LevelMap => {
  const names = new Set<LayerName>(['ground_tiles', ...props.map(([layer]) => layer)]);
  const layers = [...names].map((name) => {
    const data: number[] = Array(WIDTH * HEIGHT).fill(name === 'ground_tiles' ? terrainGid('grass') : 0);
    for (const [layer, prop, x, y] of props) if (layer === name) data[y * WIDTH + x] = propGid(prop);
    return { name, width: WIDTH, height: HEIGHT, data };
  });
  return { tilesets: [...TILESETS], layers };
};

describe('propPlacements', () => {
  it.each<[string, LayerName, PropName, 'flat' | 'standing' | 'above']>([
    ['a flower lies', 'ground_details', 'flower-pink', 'flat'],
    ['a bush stands', 'middle_layer', 'bush', 'standing'],
    ['a bush is drawn from any ground layer', 'ground_layer', 'bush', 'standing'],
    ['props of the top layer are above', 'top_layer', 'tree-leaf', 'above'],
    ['and of the extra layer', 'extra_layer', 'flower-pink', 'above'],
  ])('%s', (_, layer, prop, where) => {
    const placed = propPlacements(mapWith([[layer, prop, 2, 1]]));
    expect(placed[where]).toEqual([{ sprite: `prop/${prop}`, col: 2, row: 1 }]);
    expect(placed.flat.length + placed.standing.length + placed.above.length).toBe(1);
  });

  it('joins neighbouring fences', () => {
    const placed = propPlacements(
      mapWith([
        ['middle_layer', 'fence', 0, 0],
        ['middle_layer', 'fence', 1, 0],
        ['middle_layer', 'fence', 1, 1],
      ]),
    );
    expect(placed.standing.map(({ sprite }) => sprite)).toEqual([
      'prop/fence/2',
      'prop/fence/12',
      'prop/fence/1',
    ]);
  });

  it('does not join fences across the border of the map', () => {
    const placed = propPlacements(
      mapWith([
        ['middle_layer', 'fence', 3, 0],
        ['middle_layer', 'fence', 0, 1],
      ]),
    );
    expect(placed.standing.map(({ sprite }) => sprite)).toEqual(['prop/fence/0', 'prop/fence/0']);
  });
});
