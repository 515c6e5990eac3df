import type { LayerName, Level } from '@hopcode/engine/formats/level';
import { type PropName, propGid, TILESETS, terrainGid } from '@hopcode/engine/formats/tilesets';
import { describe, expect, it } from 'vitest';
import { joinMask, planScene } from './scene-plan.ts';

const WIDTH = 4;
const HEIGHT = 3;

const levelWith = (props: [LayerName, PropName, number, number][]): Level => {
  const names = new Set<LayerName>(['ground_tiles', ...props.map(([layer]) => layer)]);
  const layers = [...names].map((name) => {
    const data: number[] = Array(WIDTH * HEIGHT).fill(name === 'ground_tiles' ? terrainGid('grass') : 0);
    for (const [layer, prop, x, y] of props) if (layer === name) data[y * WIDTH + x] = propGid(prop);
    return { name, width: WIDTH, height: HEIGHT, data };
  });
  return {
    version: 1,
    start: [0, 0],
    facing: 'up',
    zoom: 50,
    map: { tilesets: [...TILESETS], layers },
    items: [],
    levelGoals: [],
    constants: [],
    inventory: [],
  };
};

describe('planScene', () => {
  it.each<[string, LayerName, PropName, 'flat' | 'standing' | 'above']>([
    ['a flower lies', 'ground_details', 'flower-pink', 'flat'],
    ['a bush stands', 'middle_layer', 'bush', 'standing'],
    ['a bush stands on any ground layer', 'ground_layer', 'bush', 'standing'],
    ['everything of the top layer is above', 'top_layer', 'tree-leaf', 'above'],
    ['and of the extra layer', 'extra_layer', 'flower-pink', 'above'],
  ])('%s', (_, layer, prop, where) => {
    const plan = planScene(levelWith([[layer, prop, 2, 1]]));
    expect(plan[where]).toEqual([{ sprite: `prop/${prop}`, col: 2, row: 1 }]);
    expect(plan.flat.length + plan.standing.length + plan.above.length).toBe(1);
  });

  it('joins neighbouring fences', () => {
    const plan = planScene(
      levelWith([
        ['middle_layer', 'fence', 0, 0],
        ['middle_layer', 'fence', 1, 0],
        ['middle_layer', 'fence', 1, 1],
      ]),
    );
    expect(plan.standing.map(({ sprite }) => sprite)).toEqual([
      'prop/fence/2',
      'prop/fence/12',
      'prop/fence/1',
    ]);
  });

  it('does not join fences across the border of the map', () => {
    const plan = planScene(
      levelWith([
        ['middle_layer', 'fence', 3, 0],
        ['middle_layer', 'fence', 0, 1],
      ]),
    );
    expect(plan.standing.map(({ sprite }) => sprite)).toEqual(['prop/fence/0', 'prop/fence/0']);
  });

  it('carries the ground on beyond the map', () => {
    const plan = planScene(levelWith([]));
    const columns = plan.ground.map(({ col }) => col);
    expect(Math.min(...columns)).toBe(-plan.margin);
    expect(Math.max(...columns)).toBe(WIDTH + plan.margin - 1);
    expect(plan.ground.length).toBe((WIDTH + 2 * plan.margin) * (HEIGHT + 2 * plan.margin));
  });
});

describe('joinMask', () => {
  it.each([
    ['north', 0, -1, 1],
    ['east', 1, 0, 2],
    ['south', 0, 1, 4],
    ['west', -1, 0, 8],
  ])('%s', (_, right, down, bit) => {
    expect(joinMask((col, row) => col === 5 + right && row === 5 + down, 5, 5)).toBe(bit);
  });
});
