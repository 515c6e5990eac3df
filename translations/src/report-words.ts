import { checkAllWords } from './check-all-words.ts';

/** Prints the missing words and problems of every language: `node translations/src/report-words.ts [locale]`. */
const [, , wanted] = process.argv;
for (const { locale, problems, missing } of checkAllWords()) {
  if (wanted !== undefined && locale !== wanted) continue;
  console.log(`${locale}: ${problems.length} problems, ${missing.length} missing`);
  for (const problem of problems) console.log(`  ${problem}`);
  if (wanted !== undefined) for (const key of missing) console.log(`  missing: ${key}`);
}
