import { expect, it } from 'vitest';
import { compileLevel } from './build/compile-level.ts';
import { type CourseProblem, problemLine } from './build/problem.ts';
import { newLevelFiles } from './new-level.ts';

it.each([
  ['before loops', false, undefined],
  ['from loops on', true, 1],
])('compiles without changes in a chapter %s', (_, hasLoops, otherFarms) => {
  const files = newLevelFiles('sleeping', hasLoops);
  const mistakes = Object.entries(files).flatMap(([path, code]): [string, string][] =>
    path.startsWith('mistakes/') ? [[path.slice('mistakes/'.length, -'.py'.length), code]] : [],
  );
  const problems: CourseProblem[] = [];
  const compiled = compileLevel(
    {
      slug: 'intro-level99',
      folder: 'intro-level99',
      yaml: files['level.yaml'],
      template: files['template.py'],
      solution: files['solution.py'],
      mistakes: new Map(mistakes),
    },
    { courseId: 'python', chapterId: 1, levelId: 99 },
    problems,
  );
  expect(problems.map(problemLine)).toEqual([]);
  expect(compiled?.level.introduces).toEqual(['sleeping']);
  expect(compiled?.level.variants?.length).toBe(otherFarms);
});
