import type { Goal } from '@hopcode/engine/formats/level';
import { expect, it } from 'vitest';
import { goalCounters } from './goal-counters.ts';
import { wantedValues } from './wanted-values.ts';

const goal = (change: Partial<Goal>): Goal => ({ action: 'speak', score: 0, maxScore: 1, ...change });

it.each<[string, readonly Goal[], readonly (readonly string[])[]]>([
  [
    'numbers and texts of variables',
    [
      goal({ action: 'assign', variable: 'carrots', depends: { count: 5 } }),
      goal({ action: 'assign', variable: 'name', depends: { type: 'Ada' } }),
    ],
    [['5'], ['Ada']],
  ],
  [
    'the words to say',
    [goal({ data: 'Hello!' }), goal({ data: 'Bye!' }), goal({ data: 'Hello!' })],
    [['Hello!', 'Bye!']],
  ],
  ['nothing for any text', [goal({ data: '*' })], [[]]],
  ['nothing for other goals', [goal({ action: 'collect', type: 'carrot' })], [[]]],
])('%s', (_, goals, expected) => {
  const counters = goalCounters(goals, [], []);
  expect(counters.map((counter) => wantedValues(goals, counter))).toEqual(expected);
});
