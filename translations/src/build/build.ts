import { join } from 'node:path';
import { languageProgress } from '../language-report.ts';
import { LOCALES, localeOf } from '../locales.ts';
import { percentOf } from '../progress.ts';
import { compileQuizWords } from '../quiz/compile-quiz-words.ts';
import { compileSceneWords } from '../scenes/compile-scene-words.ts';
import { compileWords } from './compile-words.ts';
import { problemLine } from './problem.ts';
import { courseWordsWithDirection, textsWithDirection } from './words-with-direction.ts';
import { writeDist } from './write-dist.ts';

/** For each language, the percentage that is translated, as JSON for the language menu. */
const progress = (root: string): string => {
  const progressIn = languageProgress(root);
  const percents = LOCALES.map(({ code }): [string, number] => [code, percentOf(progressIn(code).all)]);
  return `${JSON.stringify(Object.fromEntries(percents))}\n`;
};

const lineOf = (words: unknown): string => `${JSON.stringify(words)}\n`;

/** Whether a path such as `he/courses/python.json` is for a language that is written from right to left. */
const isFromRight = (path: string): boolean => localeOf(path.split('/')[0])?.dir === 'rtl';

/**
 * Compiles translations/<locale>/courses, quizzes and scenes to translations/dist, and writes `progress.json` there.
 * Run it with `node translations/src/build/build.ts`. If there are problems, it prints all of them, exits with 1 and
 * does not change dist.
 */
const build = (): number => {
  const root = join(import.meta.dirname, '../..');
  const courses = compileWords(root);
  const quizzes = compileQuizWords(root);
  const scenes = compileSceneWords(root);
  const problems = [...courses.problems, ...quizzes.problems, ...scenes.problems];
  for (const problem of problems) console.error(problemLine(problem));
  if (problems.length > 0) return 1;
  const texts = new Map<string, string>();
  for (const [path, words] of courses.files)
    texts.set(path, lineOf(isFromRight(path) ? courseWordsWithDirection(words) : words));
  for (const [path, words] of [...quizzes.files, ...scenes.files])
    texts.set(path, lineOf(isFromRight(path) ? textsWithDirection(words) : words));
  texts.set('progress.json', progress(root));
  writeDist(join(root, 'dist'), texts);
  console.log(`translations: ${courses.files.size} course(s) of words, ${quizzes.files.size} of quizzes`);
  return 0;
};

process.exitCode = build();
