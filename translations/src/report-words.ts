import { checkAllWords, foldersWithoutLocale } from './check-all-words.ts';
import { isLocale } from './locales.ts';

/** Prints the missing words and problems of every language: `node translations/src/report-words.ts [locale]`. */
const [, , wanted] = process.argv;
const unknown = [...foldersWithoutLocale(), ...(wanted === undefined || isLocale(wanted) ? [] : [wanted])];
for (const code of new Set(unknown)) {
  console.error(`${code} is no language in translations/src/locales.ts: add its row there.`);
  process.exitCode = 1;
}
for (const { locale, problems, missing } of checkAllWords()) {
  if (wanted !== undefined && locale !== wanted) continue;
  console.log(`${locale}: ${problems.length} problems, ${missing.length} missing`);
  for (const problem of problems) console.log(`  ${problem}`);
  if (wanted !== undefined) for (const key of missing) console.log(`  missing: ${key}`);
}
