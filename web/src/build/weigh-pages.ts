// Prints the bytes of scripts and styles of each page of the build. Fails above a budget.
// With a page (`node web/src/build/weigh-pages.ts login`) it prints its files and their largest modules.
import { join } from 'node:path';
import { PAGE_BUDGETS } from './page-budgets.ts';
import { heaviestModules, readPageFiles, weighFile } from './page-weights.ts';

const FOLDER = join(import.meta.dirname, '../../dist');
const SHOWN_MODULES = 40;

const list = await readPageFiles(FOLDER);
const [, , wanted] = process.argv;

if (wanted === undefined) {
  for (const [page, { budget }] of Object.entries(PAGE_BUDGETS)) {
    const sizes = await Promise.all((list.pages[page] ?? []).map((file) => weighFile(FOLDER, file)));
    const bytes = sizes.reduce((sum, size) => sum + size, 0);
    console.log(`${String(bytes).padStart(8)} of ${budget} in ${sizes.length} files: ${page}`);
    if (bytes > budget || sizes.length === 0) process.exitCode = 1;
  }
} else {
  const files = list.pages[wanted] ?? [];
  for (const file of files) console.log(`${String(await weighFile(FOLDER, file)).padStart(8)} ${file}`);
  console.log('Largest modules before compression:');
  for (const [module, bytes] of heaviestModules(list, files).slice(0, SHOWN_MODULES))
    console.log(`${String(bytes).padStart(8)} ${module}`);
}
