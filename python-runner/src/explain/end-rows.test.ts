import { expect, it } from 'vitest';
import { errorOf, usePython } from '../testing/python.ts';
import { explain } from './explain.ts';

const run = usePython();

const TENS = 'def tens():\n    number = 10\n    while True:\n        return number\n        number += 10\n';

it.each<[string, string, string, number]>([
  ['a generator with return', `${TENS}numbers = tens()\nprint(next(numbers))`, 'generator-without-yield', 4],
  ['a generator in its call', `${TENS}print(next(tens()))`, 'generator-without-yield', 4],
  [
    'a list that is returned',
    'def hens():\n    return ["Ada"]\nall = hens()\nprint(next(all))',
    'next-of-list',
    4,
  ],
  ['a number without a function', 'number = 3\nprint(next(number))', 'generic-TypeError', 2],
  ['a value of a generator', 'def g():\n    yield 3\ns = next(g())\nprint(next(s))', 'generic-TypeError', 4],
])('of %s', async (_, code, key, line) => {
  const { key: found, span } = explain(errorOf(await run(code)), code);
  expect([found, span?.line]).toEqual([key, line]);
});
