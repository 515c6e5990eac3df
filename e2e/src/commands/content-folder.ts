import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { courseFiles } from '@hopcode/courses/build/course-files';
import { compileWords } from '@hopcode/translations/build/compile-words';
import { problemLine } from '@hopcode/translations/build/problem';
import { COMMANDS_WORDS, compiledCommands } from './command-levels.ts';

/** The folders with the content of a server: the product's courses and the commands course. */
export type ContentFolder = { readonly courses: string; readonly translations: string };

const ROOT = join(import.meta.dirname, '../../..');

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

/**
 * Copies the product's built content and adds the commands course, for the settings `COURSES_DIR` and
 * `TRANSLATIONS_DIR` of a server.
 */
export const writeContent = (folder: string): void => {
  const { courses, translations } = contentFolder(folder);
  cpSync(join(ROOT, 'courses/dist'), courses, { recursive: true });
  cpSync(join(ROOT, 'translations/dist'), translations, { recursive: true });
  const words = compileWords(COMMANDS_WORDS);
  if (words.problems.length > 0) throw new Error(words.problems.map(problemLine).join('\n'));
  write(courses, courseFiles(compiledCommands(), []));
  write(translations, new Map([...words.files].map(([path, text]) => [path, JSON.stringify(text)])));
};
