import { type Dirent, existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { CourseWordsFile } from '../formats/course-words.ts';
import { DEFAULT_LOCALE, LOCALES } from '../locales.ts';
import { courseWordsDifferences } from './compare-course-words.ts';
import { compileCourseWords, sourceProblems, type WordsFile } from './compile-course-words.ts';
import type { WordsProblem } from './problem.ts';

export type CompiledWords = {
  /** Words by their path below dist, such as `en/courses/python.json`. */
  readonly files: ReadonlyMap<string, CourseWordsFile>;
  readonly problems: readonly WordsProblem[];
};

const entriesOf = (folder: string): Dirent[] =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))
    : [];

/** The Markdown files of a course; paths in problems begin with the locale. */
const readCourse = (root: string, locale: string, course: string): WordsFile[] => {
  const folder = join(root, locale, 'courses', course);
  return entriesOf(folder)
    .filter((entry) => entry.isFile() && entry.name.endsWith('.md'))
    .map((entry) => ({
      path: `${locale}/courses/${course}/${entry.name}`,
      name: basename(entry.name, '.md'),
      text: readFileSync(join(folder, entry.name), 'utf8'),
    }));
};

const coursesOf = (root: string, locale: string): string[] =>
  entriesOf(join(root, locale, 'courses'))
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);

const fileOfLevel =
  (files: readonly WordsFile[]) =>
  (slug: string): string =>
    files.find((file) => file.text.includes(`\n## ${slug}\n`))?.path ?? 'courses';

/**
 * Compiles every course of every language under the folder of translations. English must be complete; another language
 * may lack pieces, but must not have additional ones. Reports all problems of all files.
 */
export const compileWords = (root: string): CompiledWords => {
  const files = new Map<string, CourseWordsFile>();
  const problems: WordsProblem[] = [];
  const source = new Map<string, CourseWordsFile>();
  for (const course of coursesOf(root, DEFAULT_LOCALE)) {
    const read = readCourse(root, DEFAULT_LOCALE, course);
    const compiled = compileCourseWords(read);
    problems.push(...compiled.problems, ...sourceProblems(compiled.words, fileOfLevel(read)));
    if (compiled.words.course.name === undefined)
      problems.push({ file: `en/courses/${course}/course.md`, line: 1, message: 'write this file' });
    source.set(course, compiled.words);
    files.set(`${DEFAULT_LOCALE}/courses/${course}.json`, compiled.words);
  }
  for (const { code } of LOCALES) {
    if (code === DEFAULT_LOCALE) continue;
    for (const course of coursesOf(root, code)) {
      const folder = `${code}/courses/${course}`;
      const english = source.get(course);
      if (!english) {
        problems.push({ file: folder, line: 1, message: `there is no course "${course}" in English` });
        continue;
      }
      const { words, problems: found } = compileCourseWords(readCourse(root, code, course));
      problems.push(...found);
      for (const message of courseWordsDifferences(english, words))
        problems.push({ file: folder, line: 1, message });
      files.set(`${code}/courses/${course}.json`, words);
    }
  }
  return { files, problems };
};
