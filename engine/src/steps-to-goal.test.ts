import { expect, it } from 'vitest';
import { stepsToGoal } from './steps-to-goal.ts';
import { type TinyLevel, tinyLevel } from './testing/tiny-level.ts';
import { createWorld } from './world/world.ts';

const CARROT = { action: 'collect', type: 'carrot' } as const;

it.each<[string, TinyLevel, number]>([
  ['straight ahead', { map: '>..c', goals: [CARROT] }, 3],
  ['behind: two turns', { map: 'c.>', goals: [CARROT] }, 4],
  ['the nearest of two', { map: 'c.>c', goals: [CARROT] }, 1],
  ['round a wall, with three turns', { map: '>#c\n...', goals: [CARROT] }, 7],
  ['out of reach', { map: '>#c', goals: [CARROT] }, Number.POSITIVE_INFINITY],
  ['on the place already', { map: '>..', goals: [{ action: 'reach', position: [0, 0] }] }, 0],
  [
    'on the place, but not facing the target',
    { map: '>..', goals: [{ action: 'water', position: [1, 0], targetPosition: [1, 0] }] },
    Number.POSITIVE_INFINITY,
  ],
  [
    'with a turn to the target',
    { map: '>.\n..', goals: [{ action: 'water', position: [1, 0], targetPosition: [1, 1] }] },
    2,
  ],
  ['no goal with a place', { map: '>..', goals: [{ action: 'assign', variable: 'a' }] }, 0],
  [
    'past an item that only collect() may take',
    {
      map: '>c.c',
      goals: [{ ...CARROT, position: [0, 0], targetPosition: [1, 0], score: 1 }, CARROT],
    },
    3,
  ],
  ['the goal is met', { map: '>..c', goals: [{ ...CARROT, score: 1 }] }, 0],
])('%s', (_name, tiny, steps) => {
  const level = tinyLevel(tiny);
  expect(stepsToGoal(level, createWorld(level))).toBe(steps);
});
