import { join } from 'node:path';
import type { CompiledCourse } from './compile-course.ts';
import { problemLine } from './problem.ts';
import { COURSES_ROOT, compileCourses } from './read-courses.ts';
import { writeDist } from './write-dist.ts';

const json = (value: unknown): string => `${JSON.stringify(value)}\n`;

const filesOf = ({ outline, levels }: CompiledCourse): [string, string][] => [
  [`${outline.id}.json`, json(outline)],
  ...levels.flatMap(({ level, solution }): [string, string][] => [
    [`levels/${outline.id}/${level.slug}.json`, json(level)],
    [`solutions/${outline.id}/${level.slug}.py`, solution],
  ]),
];

/**
 * Compiles the courses to courses/dist. Run with `node courses/src/build/build.ts`. Prints every problem
 * and ends with 1, leaving dist alone, when there is one.
 */
const build = (): number => {
  const { courses, problems } = compileCourses();
  for (const problem of problems) console.error(problemLine(problem));
  if (problems.length > 0) return 1;
  writeDist(join(COURSES_ROOT, 'dist'), new Map(courses.flatMap(filesOf)));
  const count = courses.reduce((sum, course) => sum + course.levels.length, 0);
  console.log(`courses: ${courses.length} course(s), ${count} levels`);
  return 0;
};

process.exitCode = build();
