import { describe, expect, it } from 'vitest';
import { tinyLevel } from '../testing/tiny-level.ts';
import {
  covers,
  createBoard,
  createWorld,
  groundAt,
  held,
  isMark,
  isWalkableGround,
  thingsAt,
} from './world.ts';

describe('the world before the first command', () => {
  it('is plain data that survives JSON', () => {
    const world = createWorld(tinyLevel({ map: 'Rck\n.~#', goals: [{ action: 'collect', type: 'carrot' }] }));
    expect(JSON.parse(JSON.stringify(world))).toEqual(world);
  });

  it('adds the amounts of a type that the inventory lists twice', () => {
    const level = tinyLevel({ map: '>' });
    const world = createWorld({
      ...level,
      inventory: [
        { type: 'plank', count: 2 },
        { type: 'plank', count: 3 },
      ],
    });
    expect(world.inventory).toEqual({ plank: 5 });
  });

  it('starts with the scores of its goals', () => {
    const level = tinyLevel({ map: '>', goals: [{ action: 'collect', score: 2, maxScore: 3 }] });
    expect(createWorld(level).scores).toEqual([2]);
  });
});

it.each(['constructor', 'toString', '__proto__', 'carrot'])('holds no %s at the start', (type) => {
  expect(held(createWorld(tinyLevel({ map: '>' })), type)).toBe(0);
});

it.each<[string, readonly [number, number], boolean]>([
  ['grass', [0, 0], true],
  ['a wall', [1, 0], false],
  ['left of the map', [-1, 0], false],
  ['right of the map, not the next row', [2, 0], false],
  ['below the map', [0, 2], false],
])('walkable ground: %s', (_where, cell, walkable) => {
  expect(isWalkableGround(createBoard(tinyLevel({ map: '>#\n..' })), cell)).toBe(walkable);
});

it.each<[readonly [number, number], string | undefined]>([
  [[1, 0], 'grass'],
  [[0, 1], 'water'],
  [[1, 1], 'soil'],
  [[2, 0], undefined],
])('the ground of %j is %s', (cell, kind) => {
  expect(groundAt(createBoard(tinyLevel({ map: '>.\n~;' })), cell)).toBe(kind);
});

it.each<[readonly [number, number], boolean]>([
  [[1, 1], true],
  [[2, 1], true],
  [[1, 0], false],
  [[2, 0], false],
  [[0, 1], false],
])('a big thing at 1,1 and 2,1 covers %j: %s', (cell, isCovered) => {
  expect(covers({ type: 'rock', position: [1, 1], compound: [[2, 1]], state: 'gone' }, cell)).toBe(isCovered);
});

describe('things on a cell', () => {
  const level = tinyLevel({
    map: '>c..',
    items: [
      { type: 'gem', position: [1, 0] },
      { type: 'key', position: [1, 0], data: { state: 'hidden' } },
      { type: 'chest', position: [2, 0], compound: [[3, 0]] },
    ],
  });

  it.each<[string, readonly [number, number], number[]]>([
    ['every visible thing', [1, 0], [0, 1]],
    ['a big thing on its own cell', [2, 0], [3]],
    ['a big thing on a further cell', [3, 0], [3]],
    ['none', [0, 0], []],
  ])('%s', (_what, cell, ids) => {
    expect(thingsAt(createWorld(level), cell)).toEqual(ids);
  });
});

it('accepts the three styles of marks and nothing else', () => {
  expect(['xmark', 'xmarkLight', 'xmarkGold', 'carrot'].map(isMark)).toEqual([true, true, true, false]);
});
