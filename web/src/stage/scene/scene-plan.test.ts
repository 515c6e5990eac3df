import { composeTerrain } from '@hopcode/art/terrain/compose';
import { TILESETS, terrainGid } from '@hopcode/engine/formats/tilesets';
import { expect, it } from 'vitest';
import { planScene } from './scene-plan.ts';

const WIDTH = 4;
const HEIGHT = 3;

it('continues the ground beyond the map, and does not change the map itself', () => {
  const data: number[] = Array(WIDTH * HEIGHT).fill(terrainGid('grass'));
  const plan = planScene({
    version: 1,
    start: [0, 0],
    facing: 'up',
    zoom: 50,
    map: {
      tilesets: [...TILESETS],
      layers: [{ name: 'ground_tiles', width: WIDTH, height: HEIGHT, data }],
    },
    items: [],
    levelGoals: [],
    constants: [],
    inventory: [],
  });
  const columns = plan.ground.map(({ col }) => col);
  expect(Math.min(...columns)).toBe(-plan.margin);
  expect(Math.max(...columns)).toBe(WIDTH + plan.margin - 1);
  expect(plan.ground.length).toBe((WIDTH + 2 * plan.margin) * (HEIGHT + 2 * plan.margin));
  // The same tiles as in a picture of only the map.
  const onMap = plan.ground.filter(({ col, row }) => col >= 0 && row >= 0 && col < WIDTH && row < HEIGHT);
  expect(onMap).toEqual(composeTerrain([Array(WIDTH * HEIGHT).fill('grass')], WIDTH, HEIGHT));
});
