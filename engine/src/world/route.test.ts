import { describe, expect, it } from 'vitest';
import { tinyLevel } from '../testing/tiny-level.ts';
import type { FacingName, Position } from './geometry.ts';
import { nearestRoute, stepsAhead, turnTowards } from './route.ts';
import { createBoard, createWorld } from './world.ts';

const routeIn = (map: string, ...cells: Position[]) => {
  const level = tinyLevel({ map });
  const world = createWorld(level);
  return nearestRoute(
    createBoard(level),
    world,
    world.player,
    cells.map((cell) => ({ cell })),
  );
};

it.each<[string, string, Position[], Position[] | undefined]>([
  [
    'straight',
    '>..',
    [[2, 0]],
    [
      [1, 0],
      [2, 0],
    ],
  ],
  ['to its own cell', '>..', [[0, 0]], []],
  [
    'to the nearest target',
    '.>..',
    [
      [3, 0],
      [0, 0],
    ],
    [[0, 0]],
  ],
  [
    'around a wall',
    '>#.\n...',
    [[2, 0]],
    [
      [0, 1],
      [1, 1],
      [2, 1],
      [2, 0],
    ],
  ],
  [
    'ahead where both are as long',
    '>.\n..',
    [[1, 1]],
    [
      [1, 0],
      [1, 1],
    ],
  ],
  ['to a wall', '>#', [[1, 0]], undefined],
  ['to nothing', '>.', [], undefined],
])('the way %s', (_, map, targets, cells) => {
  expect(routeIn(map, ...targets)?.cells).toEqual(cells);
});

describe('what the character sees', () => {
  it.each<[FacingName, Position, string | undefined, number]>([
    ['up', [2, 0], undefined, 2],
    ['up', [2, 4], 'behind', -2],
    ['up', [1, 2], 'left', 0],
    ['up', [3, 2], 'right', 0],
    ['left', [2, 1], 'right', 0],
    ['down', [2, 2], undefined, 0],
  ])('facing %s, of %j', (facing, cell, turn, steps) => {
    const player = { position: [2, 2] as const, facing };
    expect(turnTowards(player, cell)).toBe(turn);
    expect(stepsAhead(player, cell)).toBe(steps);
  });
});
