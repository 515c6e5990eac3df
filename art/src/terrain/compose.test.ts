import { TERRAIN_KINDS, type TerrainKind } from '@hopcode/engine/formats/tilesets';
import { describe, expect, test } from 'vitest';
import { composeTerrain, type GroundCells } from './compose.ts';
import { GROUND_ORDER } from './layout.ts';

const LETTERS: Readonly<Record<string, TerrainKind>> = {
  '.': 'grass',
  '#': 'path',
  '~': 'water',
  D: 'deep-water',
  s: 'soil',
  w: 'wet-soil',
  a: 'sand',
  i: 'indoor-wall',
  o: 'wood-floor',
};

const cells = (rows: readonly string[]): GroundCells =>
  rows.flatMap((row) => [...row].map((c) => LETTERS[c]));

/** The kinds that are drawn in a cell, from bottom to top, each with its mask and without variants. */
function drawnAt(layers: readonly (readonly string[])[], col: number, row: number): string[] {
  const [first = []] = layers;
  return composeTerrain(layers.map(cells), first[0]?.length ?? 0, first.length)
    .filter((placement) => placement.col === col && placement.row === row)
    .map(({ sprite }) => sprite.split('/').slice(1, 3).join('/'));
}

test('the order of kinds names each kind once', () => {
  expect(GROUND_ORDER.toSorted()).toEqual(TERRAIN_KINDS.toSorted());
});

describe('the ground of the middle cell', () => {
  test.each([
    ['grass alone', [['...', '...', '...']], ['grass/255']],
    ['nothing in an empty cell', [['   ', '   ', '   ']], []],
    ['a single tile of path on grass', [['...', '.#.', '...']], ['grass/255', 'path/0']],
    ['path all around hides the grass', [['###', '###', '###']], ['path/255']],
    ['sand continues under the water', [['aaa', 'a~a', 'aaa']], ['sand/255', 'water/0']],
    ['water does not continue under the sand', [['~~~', '~a~', '~~~']], ['sand/255']],
    ['soil counts wet soil as its own', [['sss', 'sws', 'sss']], ['soil/255', 'wet-soil/0']],
    ['deep water ends near land', [['~~~', '~D~', '~~.']], ['grass/255', 'water/223']],
    ['water is deep where all its neighbours are water', [['~~~', '~~~', '~~~']], ['deep-water/255']],
    [
      'an upper layer covers',
      [
        ['###', '###', '###'],
        ['   ', ' s ', '   '],
      ],
      ['path/255', 'soil/0'],
    ],
    [
      'grass on an upper layer cuts a hole',
      [
        ['###', '###', '###'],
        ['   ', ' . ', '   '],
      ],
      ['grass/255'],
    ],
  ])('%s', (_name, layers, expected) => {
    expect(drawnAt(layers, 1, 1)).toEqual(expected);
  });
});

test('ground continues beyond the border of the map', () => {
  expect(drawnAt([['##', '##']], 0, 0)).toEqual(['path/255']);
});

test('every cell is drawn from bottom to top', () => {
  const names: readonly string[] = GROUND_ORDER;
  const order = composeTerrain([cells(['.#~', 'as~', 'iio'])], 3, 3).map(({ sprite }) =>
    names.indexOf(sprite.split('/')[1] ?? ''),
  );
  expect(order).toEqual(order.toSorted((a, b) => a - b));
});

test('the same map always gives the same tiles', () => {
  const map = [cells(['....', '.##.', '.~~.'])];
  expect(composeTerrain(map, 4, 3)).toEqual(composeTerrain(map, 4, 3));
});

test('a cell shows the same tile, however much ground is drawn around it', () => {
  const lawn = (width: number, height: number, first?: number) =>
    composeTerrain([Array(width * height).fill('grass')], width, height, first);
  const wider = lawn(24, 22, -5);
  expect(wider.map(({ col }) => col)).toContain(-5);
  expect(wider.filter(({ col, row }) => col >= 0 && row >= 0 && col < 14 && row < 12)).toEqual(lawn(14, 12));
});
