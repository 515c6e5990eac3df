import { join } from 'node:path';
import { compileQuizWords } from '../quiz/compile-quiz-words.ts';
import { compileSceneWords } from '../scenes/compile-scene-words.ts';
import { compileWords } from './compile-words.ts';
import { problemLine } from './problem.ts';
import { writeDist } from './write-dist.ts';

/**
 * Compiles translations/<locale>/courses, quizzes and scenes to translations/dist. Run with `node
 * translations/src/build/build.ts`. On any problem it prints all problems, exits with 1 and does not change dist.
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
  writeDist(join(root, 'dist'), texts);
  console.log(`translations: ${courses.files.size} course(s) of words, ${quizzes.files.size} of quizzes`);
  return 0;
};

process.exitCode = build();
