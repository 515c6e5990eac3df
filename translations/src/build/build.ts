import { join } from 'node:path';
import { compileWords } from './compile-words.ts';
import { problemLine } from './problem.ts';
import { writeDist } from './write-dist.ts';

/**
 * Compiles translations/<locale>/courses to translations/dist. Run with `node translations/src/build/build.ts`.
 * Prints every problem and ends with 1, leaving dist alone, when there is one.
 */
const build = (): number => {
  const root = join(import.meta.dirname, '../..');
  const { files, problems } = compileWords(root);
  for (const problem of problems) console.error(problemLine(problem));
  if (problems.length > 0) return 1;
  const texts = new Map([...files].map(([path, words]) => [path, `${JSON.stringify(words)}\n`]));
  writeDist(join(root, 'dist'), texts);
  console.log(`translations: ${files.size} course(s) of words`);
  return 0;
};

process.exitCode = build();
