import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { bySlug } from './chapter-order.ts';
import {
  type CompiledCourse,
  type CourseFiles,
  compileCourse,
  type ParsedCourse,
  parseCourse,
} from './compile-course.ts';
import type { LevelFiles } from './compile-level.ts';
import type { Ideas } from './level-order.ts';
import { type CourseProblem, problemLine } from './problem.ts';

const textOf = (file: string): string | undefined =>
  existsSync(file) ? readFileSync(file, 'utf8') : undefined;

const readMistakes = (folder: string): Map<string, string> => {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.py')) : [];
  return new Map(
    names.sort().map((name) => [basename(name, '.py'), readFileSync(join(folder, name), 'utf8')]),
  );
};

const readLevels = (root: string, folder: string): LevelFiles[] => {
  const path = join(root, folder);
  if (!existsSync(path)) return [];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => ({
      slug: entry.name,
      folder: `${folder}/${entry.name}`,
      yaml: textOf(join(path, entry.name, 'level.yaml')),
      template: textOf(join(path, entry.name, 'template.py')),
      solution: textOf(join(path, entry.name, 'solution.py')),
      mistakes: readMistakes(join(path, entry.name, 'mistakes')),
    }))
    .sort((a, b) => bySlug(a.slug, b.slug));
};

/** The source files of all courses: every `<course>.yaml`, and its folder `chapters/<course>`. */
const readCourses = (root: string): CourseFiles[] =>
  readdirSync(root)
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((file) => ({
      file,
      yaml: readFileSync(join(root, file), 'utf8'),
      levelsOf: (folder) => readLevels(root, `chapters/${basename(file, '.yaml')}/${folder}`),
    }));

/** Root of this package, which contains the course files. */
export const COURSES_ROOT = join(import.meta.dirname, '../..');

const NO_IDEAS: Ideas = new Map();

/** Sorts courses so that each comes after the course on which it builds. */
const inOrder = (courses: readonly ParsedCourse[]): ParsedCourse[] => [
  ...courses.filter(({ source }) => source.after === undefined),
  ...courses.filter(({ source }) => source.after !== undefined),
];

/** Compiles every course, with its solutions and mistakes, for builds and for the checks in tools. */
export const compileCourses = (
  root: string = COURSES_ROOT,
): { readonly courses: readonly CompiledCourse[]; readonly problems: readonly CourseProblem[] } => {
  const problems: CourseProblem[] = [];
  const parsed = readCourses(root).flatMap((course) => parseCourse(course, problems) ?? []);
  const courses: CompiledCourse[] = [];
  for (const course of inOrder(parsed)) {
    const before = courses.find(({ outline }) => outline.id === course.source.after);
    if (course.source.after !== undefined && !before)
      course.report(
        ['after'],
        `there is no course "${course.source.after}" with levels that stands on its own`,
      );
    for (const slug of course.source.gate?.chapters ?? [])
      if (before?.outline.chapters.some((chapter) => chapter.slug === slug) === false)
        course.report(['gate', 'chapters'], `there is no chapter "${slug}" in the course before it`);
    const compiled = compileCourse(course, before?.ideas ?? NO_IDEAS, problems);
    if (compiled) courses.push(compiled);
  }
  return { courses, problems };
};

/** Compiles every course for a check. Throws with all problems if the sources have any. */
export const compileCoursesOrThrow = (root: string = COURSES_ROOT): readonly CompiledCourse[] => {
  const { courses, problems } = compileCourses(root);
  if (problems.length > 0)
    throw new Error(`The courses do not build:\n${problems.map(problemLine).join('\n')}`);
  return courses;
};
