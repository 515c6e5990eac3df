import { expect, it } from 'vitest';
import { programLines } from './program-lines.ts';
import { isSolution } from './reference-solution.ts';

it('ignores the learner’s names and lines that only print', () => {
  const solution = 'steps = 3\nwalk(steps)\n';
  expect(isSolution(programLines('n = 3\nprint(n)\nwalk(n)\n'), solution, undefined)).toBe(true);
  expect(isSolution(programLines('n = 4\nwalk(n)\n'), solution, undefined)).toBe(false);
});
