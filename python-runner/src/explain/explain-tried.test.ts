import { expect, it } from 'vitest';
import { createNodeRunner } from '../node-runner.ts';
import { meadow } from '../testing/farm.ts';
import { errorOf, usePython } from '../testing/python.ts';
import { explainTried } from './explain-tried.ts';
import { readPrograms } from './read-programs.ts';

const run = usePython();

/** Probes with a whole run, because the runner of these tests can probe only after a run. */
const probe = (code: string) => run(code);

it.each([
  ['a missing colon', 'for i in range(3)\n    print(i)', 'missing-colon'],
  ['a second comma missing behind the first', 'steps = [1 2 3]', 'comma-missing'],
  ['a line that is right without its own block', 'wnen = 3\nwenn wnen:', 'word-of-another-language'],
  ['another mistake in the same place', 'x = 1\nIF x = 1:\n    print(x)', 'small-letters'],
  ['a second mistake on a later line', 'if x = 1:\n    y = 2\nfor i in x\n    pass', 'assign-in-condition'],
  ['a third command behind the second', 'print(1) print(2) print(3)', 'two-on-one-line'],
  ['else if without a condition', 'if 1:\n    pass\nelse if:\n    pass', 'elif-without-condition'],
  ['a mistake that no advice mends exactly', 'x = 3 4', 'two-values'],
  [
    'else with a condition that has no if',
    'for i in [1]:\n    print(i)\nelse i == 2:\n    print(i)',
    'two-values',
  ],
  ['a digit typed for a bracket', 'print("Hello"0', 'bracket-never-closed'],
  ['a keyword twice', 'def def hello():\n    print("hi")', 'two-values'],
  ['an error of a program that ran', 'x = apples + 1', 'name-unknown'],
])('explains %s with advice that gets further: %j', async (_, code, key) => {
  const { key: told } = await explainTried(errorOf(await run(code)), code, probe);
  expect(told).toBe(key);
});

it('shows advice that was not tried if Python is busy', async () => {
  const code = 'print("Hello"0';
  const { key } = await explainTried(errorOf(await run(code)), code, async () => undefined);
  expect(key).toBe('bracket-open-at-end');
});

it('counts columns as the editor does, and executes none of the programs', async () => {
  const programs = ['x = 1', 'y = "🐮" 3', 'print("never")\n', 'x =', 'a\0b', 'x = "\\d"'];
  expect(await readPrograms(programs, probe)).toEqual([
    undefined,
    { line: 1, column: 10, message: 'invalid syntax' },
    undefined,
    { line: 1, column: 4, message: 'invalid syntax' },
    { line: 1, column: 1, message: 'source code string cannot contain null bytes' },
    undefined,
  ]);
});

it('probes in the worker of the last run, which then stays', async () => {
  const runner = createNodeRunner({});
  expect(await readPrograms(['x ='], runner.probe)).toBeUndefined();
  await runner.run({ code: 'x = 1', level: meadow() });
  expect(await readPrograms(['x ='], runner.probe)).toHaveLength(1);
  expect(runner.state()).toBe('ready');
  runner.dispose();
});
