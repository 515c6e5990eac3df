import { join } from 'node:path';
import type { CompiledCourse } from '@hopcode/courses/build/compile-course';
import { problemLine } from '@hopcode/courses/build/problem';
import { compileCourses } from '@hopcode/courses/build/read-courses';
import type { CompiledLevel } from '@hopcode/courses/formats/level-data';

/**
 * The folder of the commands course, which has a small level for each command and goal. The course and its words have
 * the same formats as `courses` and `translations`.
 */
const COMMANDS_ROOT = join(import.meta.dirname, '../../commands');
export const COMMANDS_WORDS = join(COMMANDS_ROOT, 'words');

/** Id of the commands course. */
export const COMMANDS_COURSE = 'commands';

export type CommandLevel = {
  readonly slug: string;
  readonly level: CompiledLevel;
  readonly solution: string;
  /** Wrong programs, each with its expected failure. */
  readonly mistakes: readonly { readonly name: string; readonly code: string; readonly reason: string }[];
};

/** The compiled course. @throws with every problem when a level does not compile */
export const compiledCommands = (): readonly CompiledCourse[] => {
  const { courses, problems } = compileCourses(COMMANDS_ROOT);
  if (problems.length > 0) throw new Error(problems.map(problemLine).join('\n'));
  return courses;
};

/** The levels in order. @throws with every problem when a level does not compile */
export const commandLevels = (): CommandLevel[] =>
  compiledCommands().flatMap((course) =>
    course.levels.map(({ level, solution, mistakes }) => ({ slug: level.slug, level, solution, mistakes })),
  );
