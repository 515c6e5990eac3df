import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tinyLevel } from '../testing/tiny-level.ts';
import { canEnter } from './collider.ts';
import type { Position } from './geometry.ts';
import { findPath, MOST_PATH_DOTS, pathDots } from './paths.ts';
import { createBoard, createWorld } from './world.ts';

const pathOn = (map: string, target: Position) => {
  const level = tinyLevel({ map });
  return findPath(createBoard(level), createWorld(level), target);
};

describe('the path to a cell', () => {
  it.each<[string, string, Position, Position[]]>([
    [
      'is straight if possible',
      '>...',
      [3, 0],
      [
        [1, 0],
        [2, 0],
        [3, 0],
      ],
    ],
    [
      'goes diagonally',
      '>..\n...\n...',
      [2, 2],
      [
        [1, 1],
        [2, 2],
      ],
    ],
    [
      'does not cut a corner',
      '>#.\n...\n...',
      [2, 0],
      [
        [0, 1],
        [1, 1],
        [2, 1],
        [2, 0],
      ],
    ],
    [
      'goes round a wall',
      '>#.\n.#.\n...',
      [2, 0],
      [
        [0, 1],
        [0, 2],
        [1, 2],
        [2, 2],
        [2, 1],
        [2, 0],
      ],
    ],
    [
      'crosses marks and pickups',
      '>xc',
      [2, 0],
      [
        [1, 0],
        [2, 0],
      ],
    ],
    ["is empty for the character's own cell", '.>', [1, 0], []],
  ])('%s', (_rule, map, target, path) => {
    expect(pathOn(map, target)).toEqual(path);
  });

  it.each<[string, string, Position]>([
    ['into a wall', '>#', [1, 0]],
    ['into water', '>~', [1, 0]],
    ['onto a rock', '>k', [1, 0]],
    ['a target outside the map', '>.', [2, 0]],
    ['behind a wall', '>#.', [2, 0]],
    ['between two rocks that touch at a corner', '>k.\nk..', [1, 1]],
  ])('there is none %s', (_where, map, target) => {
    expect(pathOn(map, target)).toBeUndefined();
  });
});

/** Random fields of 7 by 6 cells with the character in the corner. */
const field = fc
  .array(fc.constantFrom('.', '.', '.', '#', 'k', 'c'), { minLength: 41, maxLength: 41 })
  .map((cells) => `>${cells.join('')}`.match(/.{7}/g)?.join('\n') ?? '>');

/** Lengths of the shortest paths to all cells, by repeated relaxation until no length changes. */
const allLengths = (map: string): Map<string, number> => {
  const level = tinyLevel({ map });
  const [board, world] = [createBoard(level), createWorld(level)];
  const free = (x: number, y: number) => canEnter(board, world, [x, y]);
  const lengths = new Map([['0,0', 0]]);
  for (let shorter = true; shorter; ) {
    shorter = false;
    for (const [key, length] of lengths) {
      const [x = 0, y = 0] = key.split(',').map(Number);
      for (let dy = -1; dy <= 1; dy += 1)
        for (let dx = -1; dx <= 1; dx += 1) {
          if (!free(x + dx, y + dy) || !free(x + dx, y) || !free(x, y + dy)) {
            const isStart = (dx === 0 || dy === 0) && free(x + dx, y + dy);
            if (!isStart) continue;
          }
          const next = length + (dx !== 0 && dy !== 0 ? 14 : 10);
          if (next >= (lengths.get(`${x + dx},${y + dy}`) ?? Number.POSITIVE_INFINITY)) continue;
          lengths.set(`${x + dx},${y + dy}`, next);
          shorter = true;
        }
    }
  }
  return lengths;
};

const lengthOf = (path: readonly Position[]): number => {
  let [fromX, fromY] = [0, 0];
  let length = 0;
  for (const [toX, toY] of path) {
    length += toX !== fromX && toY !== fromY ? 14 : 10;
    [fromX, fromY] = [toX, toY];
  }
  return length;
};

it.each<[string, Position, number]>([
  ['>.....\n....#.\n.#.##.\n..##..\n....#.', [4, 3], 90],
  ['>.#.\n....\n....\n.#..\n...#\n...#', [1, 5], 54],
  ['>.\n.#\n.#\n..', [1, 3], 40],
])('is the shortest on the field %j', (map, target, length) => {
  const path = pathOn(map, target) ?? [];
  expect(path.at(-1)).toEqual(target);
  expect(lengthOf(path)).toBe(length);
});

it('starts on the map', () => {
  const level = tinyLevel({ map: '>..' });
  const world = createWorld(level);
  const outside: Position = [-1, 0];
  const away = { ...world, player: { ...world.player, position: outside } };
  expect(findPath(createBoard(level), away, [2, 0])).toBeUndefined();
});

it('is the shortest on any field, and exists whenever the cell is reachable', () => {
  fc.assert(
    fc.property(field, fc.nat(6), fc.nat(5), (map, x, y) => {
      const path = pathOn(map, [x, y]);
      expect(path && lengthOf(path)).toBe(allLengths(map).get(`${x},${y}`));
    }),
  );
});

it('takes one step at a time', () => {
  fc.assert(
    fc.property(field, fc.nat(6), fc.nat(5), (map, x, y) => {
      const path = [[0, 0] as const, ...(pathOn(map, [x, y]) ?? [])];
      const steps = path.slice(1).map(([toX, toY], step) => {
        const [fromX = 0, fromY = 0] = path[step] ?? [];
        return Math.max(Math.abs(toX - fromX), Math.abs(toY - fromY));
      });
      expect(steps.filter((step) => step !== 1)).toEqual([]);
    }),
  );
});

describe('dots of a path', () => {
  const straight = (length: number): Position[] => Array.from({ length }, (_, step) => [step + 1, 0]);

  it.each([0, 1, 2, 10, 19, 20])('a path of %i cells has a dot on every cell', (length) => {
    expect(pathDots(straight(length))).toEqual(straight(length));
  });

  it.each([21, 40, 127])('a path of %i cells has twenty dots, the last at its end, none twice', (length) => {
    const dots = pathDots(straight(length));
    expect(dots).toHaveLength(MOST_PATH_DOTS);
    expect(dots.at(-1)).toEqual([length, 0]);
    expect(new Set(dots.map(([x]) => x)).size).toBe(MOST_PATH_DOTS);
  });
});
