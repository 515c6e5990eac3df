// Prints the bytes of scripts and styles of each page of the build. Fails if a budget is exceeded. With the name of a
// page (`node web/src/build/weigh-pages.ts login`), it prints the files of the page and their largest modules.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DEFAULT_LOCALE } from '@hopcode/translations/locales';
import { isReadOnly, startsOnUse } from '../lib/page-start/pages-on-use.ts';
import { ENTRY, FORM_BUDGET, PAGE_BUDGETS, WORDS_BUDGET } from './page-budgets.ts';
import { heaviestModules, namedFiles, readPageFiles, weighFile, weighFiles } from './page-weights.ts';
import { PUBLIC_PAGES } from './pages/public-pages.ts';

const FOLDER = join(import.meta.dirname, '../../dist');
const SHOWN_MODULES = 40;

/** Fails, and says why at the end of the output. */
const fail = (reason: string): void => {
  process.exitCode = 1;
  process.on('exit', () => console.error(reason));
};

const tooLarge = (page: string, excess: number): string =>
  `The page ${page} is ${excess} bytes too large: src/build/page-budgets.ts has the limits.`;

const list = await readPageFiles(FOLDER);
const [, , wanted] = process.argv;

if (wanted === undefined) {
  for (const [page, { budget }] of Object.entries(PAGE_BUDGETS)) {
    const files = list.pages[page] ?? [];
    const bytes = await weighFiles(FOLDER, files);
    console.log(
      `${String(bytes).padStart(8)} of ${budget} in ${files.length} files${startsOnUse(page) ? ' after the first use' : ''}: ${page}`,
    );
    if (files.length === 0) fail(`The page ${page} has no files in the build.`);
    else if (bytes > budget) fail(tooLarge(page, bytes - budget));
  }
  for (const page of PUBLIC_PAGES.filter(startsOnUse)) {
    const html = await readFile(join(FOLDER, 'pages', DEFAULT_LOCALE, `${page}.html`), 'utf8');
    const files = [...namedFiles(html), ...(list.pages[ENTRY] ?? [])];
    const bytes = await weighFiles(FOLDER, files);
    const budget = isReadOnly(page) ? WORDS_BUDGET : FORM_BUDGET;
    console.log(`${String(bytes).padStart(8)} of ${budget} before the first use: ${page}`);
    if (bytes > budget) fail(tooLarge(page, bytes - budget));
  }
} else {
  const files = list.pages[wanted] ?? [];
  for (const file of files) console.log(`${String(await weighFile(FOLDER, file)).padStart(8)} ${file}`);
  console.log('Largest modules before compression:');
  for (const [module, bytes] of heaviestModules(list, files).slice(0, SHOWN_MODULES))
    console.log(`${String(bytes).padStart(8)} ${module}`);
}
if (wanted === undefined && process.exitCode === undefined) console.log('All pages are within their limits.');
