import type { Level } from '@hopcode/engine/formats/level';
import type { Timeline } from '@hopcode/engine/formats/timeline';
import type { Position } from '@hopcode/engine/world/geometry';
import { describe, expect, it } from 'vitest';
import { turnsOf, wayOf } from './way.ts';

const LEVEL: Level = {
  version: 1,
  start: [0, 1],
  facing: 'right',
  zoom: 50,
  map: { tilesets: [], layers: [{ name: 'ground_layer', width: 3, height: 3, data: Array(9).fill(1) }] },
  items: [],
  levelGoals: [],
  constants: [],
  inventory: [],
};

const runOf = (...moves: [number, number][]): Timeline => ({
  version: 1,
  events: [
    { kind: 'line', line: 1, scope: '' },
    {
      kind: 'command',
      line: 1,
      name: 'move_forward',
      args: [],
      changes: moves.map((to) => ({ type: 'moved' as const, to })),
    },
    { kind: 'command', line: 2, name: 'turn_left', args: [], changes: [{ type: 'turned', facing: 'up' }] },
  ],
  end: { status: 'finished' },
  variables: {},
  verdict: { complete: true, goals: [] },
});

describe('the path of a run', () => {
  it('is the start and every cell that the character moves to', () => {
    expect(wayOf(LEVEL, runOf([1, 1], [2, 1]))).toEqual([
      [0, 1],
      [1, 1],
      [2, 1],
    ]);
  });
});

describe('the turns of a path', () => {
  it.each<[string, Position[], Position[]]>([
    ['standing still', [[0, 0]], []],
    [
      'straight on',
      [
        [0, 0],
        [1, 0],
        [2, 0],
      ],
      [],
    ],
    [
      'a corner',
      [
        [0, 0],
        [1, 0],
        [1, 1],
      ],
      [[1, 0]],
    ],
    [
      'back again',
      [
        [0, 0],
        [1, 0],
        [0, 0],
      ],
      [[1, 0]],
    ],
    [
      'the same corner twice',
      [
        [0, 0],
        [1, 0],
        [1, 1],
        [1, 0],
        [0, 0],
      ],
      [
        [1, 0],
        [1, 1],
        [1, 0],
      ],
    ],
  ])('%s', (_, way, turns) => {
    expect(turnsOf(way)).toEqual(turns);
  });
});
