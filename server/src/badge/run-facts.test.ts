import type { Proof } from '@hopcode/engine/formats/proof';
import { tinyLevel } from '@hopcode/engine/testing/tiny-level';
import { expect, test } from 'vitest';
import { runFacts } from './run-facts.ts';

const level = tinyLevel({ map: '>cc.', goals: [{ action: 'collect', type: 'carrot', count: 2 }] });

test.each<[string, Proof['runs'], ReturnType<typeof runFacts>]>([
  [
    'what it picks up on its way',
    [{ commands: [['move_forward', 2]], variables: {} }],
    { collected: { carrot: 2 }, commands: ['move_forward'] },
  ],
  [
    'commands in order, and no thing that it does not reach',
    [
      {
        commands: [['turn_left'], ['turn_right'], ['move_forward', 1]],
        variables: {},
      },
    ],
    { collected: { carrot: 1 }, commands: ['turn_left', 'turn_right', 'move_forward'] },
  ],
])('counts %s', (_what, runs, facts) => {
  expect(runFacts(level, { runs })).toEqual(facts);
});

test('counts the shown farm only', () => {
  const run = { commands: [['move_forward', 1]], variables: {} };
  expect(runFacts(level, { runs: [run, run] }).collected).toEqual({ carrot: 1 });
});
