import { join } from 'node:path';
import { languageProgress } from '../language-report.ts';
import { LOCALES } from '../locales.ts';
import { percentOf } from '../progress.ts';
import { compileQuizWords } from '../quiz/compile-quiz-words.ts';
import { compileSceneWords } from '../scenes/compile-scene-words.ts';
import { compileWords } from './compile-words.ts';
import { problemLine } from './problem.ts';
import { writeDist } from './write-dist.ts';

/** How much of each language there is, in percent, for the menu of languages. */
const progress = (root: string): string => {
  const progressIn = languageProgress(root);
  const percents = LOCALES.map(({ code }): [string, number] => [code, percentOf(progressIn(code).all)]);
  return `${JSON.stringify(Object.fromEntries(percents))}\n`;
};

/**
 * Compiles translations/<locale>/courses, quizzes and scenes to translations/dist, and
 * writes `progress.json` there. Run with `node translations/src/build/build.ts`. On any problem it prints all problems,
 * exits with 1 and does not change dist.
 */
const build = (): number => {
  const root = join(import.meta.dirname, '../..');
  const courses = compileWords(root);
  const quizzes = compileQuizWords(root);
  const scenes = compileSceneWords(root);
  const problems = [...courses.problems, ...quizzes.problems, ...scenes.problems];
  for (const problem of problems) console.error(problemLine(problem));
  if (problems.length > 0) return 1;
  const texts = new Map(
    [...courses.files, ...quizzes.files, ...scenes.files].map(([path, words]) => [
      path,
      `${JSON.stringify(words)}\n`,
    ]),
  );
  texts.set('progress.json', progress(root));
  writeDist(join(root, 'dist'), texts);
  console.log(`translations: ${courses.files.size} course(s) of words, ${quizzes.files.size} of quizzes`);
  return 0;
};

process.exitCode = build();
