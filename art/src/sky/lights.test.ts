import { expect, it } from 'vitest';
import { lightsOf } from './lights.ts';

it.each([
  [
    'a cottage has two windows',
    'prop/house-red',
    [
      { x: 41, y: 45 },
      { x: 65, y: 45 },
    ],
  ],
  ['a lantern has one', 'prop/lantern', [{ x: 35, y: 11 }]],
  ['a tree has none', 'prop/tree-pine', []],
])('lights in the dark: %s', (_, sprite, lights) => {
  const found = { anchorX: 0, anchorY: 40 };
  expect(lightsOf([{ sprite, col: 2, row: 3, found }])).toEqual(lights);
});
