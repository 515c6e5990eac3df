import type { Proof } from '@hopcode/engine/formats/proof';
import { replayProof } from '@hopcode/engine/proof';
import { tinyLevel } from '@hopcode/engine/testing/tiny-level';
import { expect, test } from 'vitest';
import { runFacts } from './run-facts.ts';

const level = tinyLevel({
  map: '>cc.',
  goals: [{ action: 'collect', type: 'carrot', count: 2, maxScore: 1 }],
});

const factsOf = (runs: Proof['runs'], farms = [level]) => {
  const replayed = replayProof(farms, { runs });
  return replayed.ok ? runFacts(replayed.shown) : replayed.problem;
};
const run = (...commands: Proof['runs'][number]['commands']) => ({ commands, variables: {} });

test.each<[string, Proof['runs'], ReturnType<typeof factsOf>]>([
  [
    'what it picks up on its way',
    [run(['move_forward', 2])],
    { collected: { carrot: 2 }, commands: ['move_forward'] },
  ],
  [
    'commands in order',
    [run(['turn_left'], ['turn_right'], ['move_forward', 1])],
    { collected: { carrot: 1 }, commands: ['turn_left', 'turn_right', 'move_forward'] },
  ],
])('counts %s', (_what, runs, facts) => {
  expect(factsOf(runs)).toEqual(facts);
});

test('counts the shown farm only', () => {
  const runs = [run(['move_forward', 1]), run(['move_forward', 2])];
  expect(factsOf(runs, [level, level])).toMatchObject({ collected: { carrot: 1 } });
});

test('counts what the helper does', () => {
  const drawn = tinyLevel({
    map: '>..\ntc.',
    legend: { t: { type: 'tam', data: { facing: 'right' } } },
    goals: [{ action: 'collect', type: 'carrot', maxScore: 1 }],
  });
  const helper = drawn.items.findIndex(({ type }) => type === 'tam');
  expect(factsOf([run(['helper.move_forward', 1])], [{ ...drawn, helper }])).toEqual({
    collected: { carrot: 1 },
    commands: ['move_forward'],
  });
});
