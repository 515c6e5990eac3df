import { levelSchema } from '@hopcode/engine/formats/level';
import { expect, it } from 'vitest';
import { unusedGiven } from './unused-given.ts';

const farm = (ovens: number) =>
  levelSchema.parse({
    version: 1,
    start: [0, 0],
    map: { tilesets: [], layers: [{ name: 'ground_tiles', width: 1, height: 1, data: [1] }] },
    items: [],
    levelGoals: [{ action: 'reach', position: [0, 0] }],
    constants: [
      { name: 'bread', value: 'rye' },
      { name: 'ovens', value: ovens },
    ],
  });

it.each([
  ['a number of the first farm', 1, 'for i in range(4):\n    bake()', 'ovens'],
  ['a comment with its name', 1, '# all ovens\nfor i in range(4):\n    bake()', 'ovens'],
  ['another name with its letters', 1, 'my_ovens = 4', 'ovens'],
  ['the variable', 1, 'for i in range(ovens):\n    bake()', undefined],
  ['the variable in a text', 1, 'player.speak(f"{ovens} loaves")', undefined],
  ['the first farm', 0, 'for i in range(4):\n    bake()', undefined],
])('finds an unused given variable with another value: %s', (_, index, source, name) => {
  expect(unusedGiven([farm(4), farm(2)], index, source)).toBe(name);
});
