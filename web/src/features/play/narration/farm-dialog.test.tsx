// @vitest-environment happy-dom
import { levelSchema } from '@hopcode/engine/formats/level';
import { terrainGid } from '@hopcode/engine/formats/tilesets';
import { createBoard, createWorld } from '@hopcode/engine/world/world';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { loadEnglish, renderPlay } from '../testing/render-play.tsx';
import { FarmDialog } from './farm-dialog.tsx';
import type { Farm } from './farm-words.ts';
import { TINY_FARM } from './testing/tiny-farm.ts';

const MEADOW = levelSchema.parse({
  version: 1,
  map: {
    tilesets: [],
    layers: [{ name: 'ground_tiles', width: 1, height: 1, data: [terrainGid('grass')] }],
  },
  items: [],
  levelGoals: [],
});
const EMPTY: Farm = { board: createBoard(MEADOW), world: createWorld(MEADOW) };

/** The last two parts, each as a heading with the lines below it. */
const parts = (): (string | null)[][] =>
  within(screen.getByRole('dialog', { name: 'The farm in words' }))
    .getAllByRole('heading', { level: 3 })
    .slice(1)
    .map((heading) => [
      heading.textContent,
      ...[...(heading.nextElementSibling?.children ?? [])].map((line) => line.textContent),
    ]);

beforeAll(loadEnglish);
afterEach(cleanup);

it.each<[string, Farm, string[][]]>([
  [
    'its things',
    TINY_FARM,
    [
      ['In the way', 'a tree on 2 tiles: row 1, columns 1 to 2'],
      ['On the farm', 'carrot at row 0, column 2', 'chest, closed, at row 1, column 3'],
    ],
  ],
  [
    'that it is empty',
    EMPTY,
    [
      ['In the way', 'Nothing is in the way.'],
      ['On the farm', 'There are no other things.'],
    ],
  ],
])('the farm in words says %s', (_, farm, told) => {
  renderPlay(<FarmDialog opened onClose={() => {}} shownFarm={() => farm} />);
  expect(parts()).toEqual(told);
});
