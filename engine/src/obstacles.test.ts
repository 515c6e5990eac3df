import { expect, it } from 'vitest';
import type { PropName } from './formats/tilesets.ts';
import { obstaclesOf } from './obstacles.ts';
import { inEnglish } from './testing/in-english.ts';
import { type TinyLevel, tinyLevel } from './testing/tiny-level.ts';
import { withProps } from './testing/with-props.ts';
import { applyChanges, type Change } from './world/change.ts';
import { createBoard, createWorld } from './world/world.ts';

/** Every kind as text like `water 3: 0,0-1,0 2,2-2,2`: the first and the last cell of its blocks. */
const told = (
  tiny: TinyLevel,
  props: Readonly<Record<number, PropName>> = {},
  changes: readonly Change[] = [],
): string[] => {
  const shown = withProps(tinyLevel(tiny), props);
  const world = applyChanges(createWorld(shown), changes);
  return obstaclesOf(createBoard(shown), world).map(({ thing, count, blocks }) => {
    const places = blocks.map(
      ({ column, row, lastColumn, lastRow }) => `${column},${row}-${lastColumn},${lastRow}`,
    );
    return `${inEnglish(thing)} ${count}: ${places.join(' ')}`;
  });
};

it.each<[string, TinyLevel, string[], Readonly<Record<number, PropName>>?]>([
  ['nothing', { map: '>.c' }, []],
  ['a tile', { map: '>.#' }, ['wall 1: 2,0-2,0']],
  ['a row', { map: '###\n>..' }, ['wall 3: 0,0-2,0']],
  ['a column', { map: '>.#\n..#\n..#' }, ['wall 3: 2,0-2,2']],
  ['a block, and cells that extend beyond it', { map: '.~~\n.~~\n>.~' }, ['water 5: 1,0-2,1 2,2-2,2']],
  ['two blocks side by side', { map: '##.##\n##.##\n>....' }, ['wall 8: 0,0-1,1 3,0-4,1']],
  ['a narrow block below a wide one', { map: '###\n.#.\n>..' }, ['wall 4: 0,0-2,0 1,1-1,1']],
  ['tiles that touch only at a corner', { map: '>.#\n#..' }, ['wall 2: 2,0-2,0 0,1-0,1']],
  ['each kind once, the topmost first', { map: '#~#\n>..' }, ['wall 2: 0,0-0,0 2,0-2,0', 'water 1: 1,0-1,0']],
  [
    'props by their names, except walkable ones',
    { map: '.....\n>....' },
    ['a tree 4: 0,0-3,0', 'a well 1: 4,0-4,0'],
    { 0: 'tree-apple', 2: 'tree-pine', 4: 'well', 9: 'flower-pink' },
  ],
  ['no things: narrateMap lists them', { map: '>.k' }, []],
])('names the obstacles: %s', (_, tiny, expected, props) => {
  expect(told(tiny, props)).toEqual(expected);
});

it('leaves water out where a bridge crosses it', () => {
  const river: TinyLevel = {
    map: '>~.',
    items: [{ type: 'bridge', action: 'build', position: [1, 0] }],
  };
  const built = told(river, {}, [{ type: 'thing-changed', id: 0, state: 'there' }]);
  expect([told(river), built]).toEqual([['water 1: 1,0-1,0'], []]);
});
