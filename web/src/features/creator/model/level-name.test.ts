import { expect, it } from 'vitest';
import { nameProblem } from './level-name.ts';

it.each([
  ['', 'required'],
  ['   ', 'required'],
  ['ab', 'short'],
  [' ab ', 'short'],
  ['abc', undefined],
  ['🐇🐇🐇', undefined],
  ['x'.repeat(50), undefined],
  ['x'.repeat(51), 'long'],
])('the name %j: %s', (name, problem) => {
  expect(nameProblem(name)).toBe(problem);
});
