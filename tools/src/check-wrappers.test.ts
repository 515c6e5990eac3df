import { compileCoursesOrThrow } from '@hopcode/courses/build/read-courses';
import { playableLevel } from '@hopcode/courses/playable-level';
import { buildPythonRunner } from '@hopcode/python-runner/build/build';
import { explain } from '@hopcode/python-runner/explain/explain';
import { createNodeRunner } from '@hopcode/python-runner/node-runner';
import { loadReasons } from '@hopcode/web/features/play/run/reasons';
import { lineOf, resultOf } from '@hopcode/web/features/play/run/run-result';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

await buildPythonRunner();
const runner = createNodeRunner();
afterAll(() => runner.dispose());

const RETURNED = /^\s+return ([a-z_]+)$/;

/**
 * One row for each inner function that a solution returns. In the program of the row, the solution calls that function
 * instead of returning it.
 */
const ROWS = compileCoursesOrThrow().flatMap(({ levels }) =>
  levels.flatMap(({ level, solution }) => {
    const lines = solution.split('\n');
    return lines.flatMap((text, at) => {
      const name = RETURNED.exec(text)?.[1];
      const isInner = lines
        .slice(0, at)
        .some((other) => /^\s+def /.test(other) && other.includes(`def ${name}(`));
      if (name === undefined || !isInner) return [];
      return [
        [level.slug, `${text.trim()}()`, at + 1, level, lines.with(at, `${text}()`).join('\n')] as const,
      ];
    });
  }),
);

beforeAll(loadReasons);

describe('a function that is called where it must be returned', () => {
  it('occurs in the decorators and in the functions', () => {
    expect(new Set(ROWS.map(([slug]) => slug.replace(/-[^-]+$/, '')))).toEqual(
      new Set(['advanced-functions', 'decorators', 'exceptions']),
    );
  });

  it.each(ROWS)('%s with %s on line %s is marked there', async (_, _call, line, level, code) => {
    const farm = playableLevel(level);
    const { problem } = resultOf(await runner.run({ code, level: farm, answers: [] }), code, farm, false);
    const span = problem?.kind === 'python' ? explain(problem.error, code).span : undefined;
    expect(span?.line ?? (problem && lineOf(problem))).toBe(line);
  });
});
