import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { courseFiles } from '@hopcode/courses/build/course-files';
import { compileCourses } from '@hopcode/courses/build/read-courses';
import { compileWords } from '@hopcode/translations/build/compile-words';
import { COMMANDS_ROOT, COMMANDS_WORDS } from './command-levels.ts';

/** Where a server finds what it is to serve: the product's content and the course of the commands. */
export type ContentFolder = { readonly courses: string; readonly translations: string };

const TRANSLATIONS = join(import.meta.dirname, '../../../translations');

const write = (folder: string, files: ReadonlyMap<string, string>): void => {
  for (const [path, text] of files) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
};

export const contentFolder = (folder: string): ContentFolder => ({
  courses: join(folder, 'courses'),
  translations: join(folder, 'translations'),
});

/** Compiles all content into a folder, for the settings `COURSES_DIR` and `TRANSLATIONS_DIR` of a server. */
export const writeContent = (folder: string): void => {
  const { courses, translations } = contentFolder(folder);
  const problems: string[] = [];
  for (const compiled of [compileCourses(), compileCourses(COMMANDS_ROOT)]) {
    problems.push(...compiled.problems.map(({ file, line, message }) => `${file}:${line} ${message}`));
    write(courses, courseFiles(compiled.courses));
  }
  for (const root of [TRANSLATIONS, COMMANDS_WORDS]) {
    const words = compileWords(root);
    problems.push(...words.problems.map(({ file, line, message }) => `${file}:${line} ${message}`));
    write(translations, new Map([...words.files].map(([path, text]) => [path, JSON.stringify(text)])));
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));
};
