import { expect, test } from 'vitest';
import type { Level } from './formats/level.ts';
import { needsProgram } from './needs-program.ts';
import { tinyLevel } from './testing/tiny-level.ts';

const carrot = tinyLevel({ map: '>c', goals: [{ action: 'collect', type: 'carrot', count: 1 }] });
const withGoal = (goal: Partial<Level['levelGoals'][number]>): Level => ({
  ...carrot,
  levelGoals: carrot.levelGoals.map((one) => ({ ...one, ...goal })),
});

test.each<[string, readonly Level[], boolean]>([
  ['commands alone', [carrot, carrot], false],
  ['a limit of lines on one farm', [carrot, { ...carrot, maxLinesOfCode: 3 }], true],
  ['an idea', [{ ...carrot, ideas: ['for'] }], true],
  ['a goal on a variable', [withGoal({ action: 'assign', variable: 'total' })], true],
  ['a goal on a file', [carrot, withGoal({ file: 'diary.txt' })], true],
])('%s: %s', (_what, farms, expected) => {
  expect(needsProgram(farms)).toBe(expected);
});
