// @vitest-environment happy-dom
import { levelSchema } from '@hopcode/engine/formats/level';
import { terrainGid } from '@hopcode/engine/formats/tilesets';
import { createBoard, createWorld } from '@hopcode/engine/world/world';
import { beforeAll, describe, expect, it } from 'vitest';
import { inEnglish, loadEnglish } from '../testing/render-play.tsx';
import { farmWords } from './farm-words.ts';
import { TINY_FARM } from './testing/tiny-farm.ts';

beforeAll(loadEnglish);

describe('farmWords', () => {
  it('describes size, character, surroundings, obstacles and things', () => {
    expect(farmWords(TINY_FARM, inEnglish)).toEqual({
      start: ['A farm with 2 rows and 4 columns', 'Your character at row 0, column 0, facing right'],
      around: [
        'carrot 2 tiles ahead',
        'edge of the farm 1 tile to the left',
        'edge of the farm 2 tiles to the right',
        'edge of the farm 1 tile behind',
      ],
      obstacles: ['a tree on 2 tiles: row 1, columns 1 to 2'],
      things: ['carrot at row 0, column 2', 'chest, closed, at row 1, column 3'],
    });
  });

  it.each<[string, string, string]>([
    ['one tile', '.~.', 'water on 1 tile: row 0, column 1'],
    ['tiles in a row', '.~~', 'water on 2 tiles: row 0, columns 1 to 2'],
    ['tiles in a column', '.~./.~.', 'water on 2 tiles: rows 0 to 1, column 1'],
    ['an area', '.~~/.~~', 'water on 4 tiles: rows 0 to 1, columns 1 to 2'],
    ['several places', '.~./..~', 'water on 2 tiles: row 0, column 1; row 1, column 2'],
  ])('says where an obstacle is: %s', (_, map, words) => {
    const rows = map.split('/');
    const data = [...rows.join('')].map((letter) => terrainGid(letter === '~' ? 'water' : 'grass'));
    const level = levelSchema.parse({
      version: 1,
      map: { tilesets: [], layers: [{ name: 'ground_tiles', width: 3, height: rows.length, data }] },
      items: [],
      levelGoals: [],
    });
    const farm = { board: createBoard(level), world: createWorld(level) };
    expect(farmWords(farm, inEnglish).obstacles).toEqual([words]);
  });
});
