import { join } from 'node:path';
import { LOCALES } from '../locales.ts';
import { compileWords } from './compile-words.ts';
import { hashOfInputs, isFresh, writeDist } from './dist-folder.ts';
import { problemLine } from './problem.ts';

/**
 * Compiles translations/<locale>/courses to translations/dist. Run with `node translations/src/build/build.ts`;
 * does nothing when no input has changed. Prints every problem and ends with 1 when there is one.
 */
const build = (): number => {
  const root = join(import.meta.dirname, '../..');
  const dist = join(root, 'dist');
  const inputs = hashOfInputs(root, ['src', ...LOCALES.map((locale) => `${locale.code}/courses`)]);
  if (isFresh(dist, inputs)) return 0;
  const { files, problems } = compileWords(root);
  for (const problem of problems) console.error(problemLine(problem));
  if (problems.length > 0) return 1;
  const texts = new Map([...files].map(([path, words]) => [path, `${JSON.stringify(words)}\n`]));
  writeDist(dist, texts, inputs);
  console.log(`translations: ${files.size} course(s) of words`);
  return 0;
};

process.exitCode = build();
