import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { findingLine } from './checks/check-language.ts';
import { mendTypography } from './commands/mend-typography.ts';
import { languageTable } from './commands/print-table.ts';
import { sealLanguage } from './commands/seal-language.ts';
import { languageReports } from './language-report.ts';
import { DEFAULT_LOCALE, isLocale, LOCALES } from './locales.ts';
import { exportPo } from './po/export-po.ts';
import { importPo } from './po/import-po.ts';

const USAGE = `npm run languages                     a table of all languages
npm run languages -- de               what is stale and wrong in German
npm run languages -- --seal de        store that these translations are made from today's English
npm run languages -- --seal de --all  the same for stale ones that still hold
npm run languages -- --mend fr        set the spaces of French, the punctuation of zh or ja
npm run languages -- --export de de.po   write all texts for a translation program
npm run languages -- --import de de.po   take over what was translated there`;

const print = (line: string): void => console.log(line);

const printLanguage = (locale: string): void => {
  const report = languageReports()(locale);
  print(languageTable([report]));
  for (const finding of report.findings) print(`  ${findingLine(finding)}`);
  for (const text of report.stale) print(`  stale: ${locale}/${text}`);
};

/** Seals a language. Returns the exit code: 1 if the checks refuse a text. */
const seal = (locale: string, all: boolean): number => {
  if (locale === DEFAULT_LOCALE) {
    console.error('English has no seals: the other languages are made from it.');
    return 1;
  }
  const { isSealed, stale, refused } = sealLanguage(locale, all);
  print(isSealed ? `${locale}: sealed; ${stale} texts are stale` : `${locale}: nothing sealed`);
  if (refused.length === 0) return 0;
  console.error(`${locale}: these texts are not sealed. Mend them and seal again:`);
  for (const finding of refused) console.error(`  ${findingLine(finding)}`);
  return 1;
};

/** Imports a PO file. Returns the exit code. */
const importFile = (locale: string, file: string): number => {
  try {
    const { changed, skipped } = importPo(locale, readFileSync(file, 'utf8'));
    for (const reason of skipped) print(`  ${reason}`);
    print(
      `${locale}: ${changed} texts changed, ${skipped.length} left out. Next: npm run languages -- ${locale}`,
    );
    return 0;
  } catch (error) {
    console.error(`${file} could not be imported: ${error instanceof Error ? error.message : String(error)}`);
    return 1;
  }
};

const OPTIONS = {
  help: { type: 'boolean' },
  seal: { type: 'string' },
  all: { type: 'boolean' },
  mend: { type: 'string' },
  export: { type: 'string' },
  import: { type: 'string' },
} as const;

/** Runs the task of the command line for a language. `words` are the arguments after the options. */
const act = (
  locale: string,
  words: readonly string[],
  values: ReturnType<typeof readArguments>['values'],
): number => {
  const [file] = words;
  if (values.seal !== undefined) return seal(locale, values.all ?? false);
  if (values.mend !== undefined) print(`${locale}: ${mendTypography(locale)} texts changed`);
  else if (values.import !== undefined && file !== undefined) return importFile(locale, file);
  else if (values.export !== undefined && file !== undefined) writeFileSync(file, exportPo(locale));
  else printLanguage(locale);
  return 0;
};

const readArguments = () => parseArgs({ allowPositionals: true, options: OPTIONS });

/** The arguments; undefined if one of them is unknown or incomplete. */
const knownArguments = (): ReturnType<typeof readArguments> | undefined => {
  try {
    return readArguments();
  } catch {
    return undefined;
  }
};

const run = (): number => {
  const given = knownArguments();
  if (given === undefined || given.values.help) {
    console.error(USAGE);
    return given === undefined ? 1 : 0;
  }
  const { values, positionals } = given;
  const named = [values.seal, values.mend, values.export, values.import].filter((code) => code !== undefined);
  const [locale = positionals[0]] = named;
  const words = named.length > 0 ? positionals : positionals.slice(1);
  const needsFile = values.export !== undefined || values.import !== undefined;
  const isKnown = locale === undefined || isLocale(locale);
  if (!isKnown) console.error(`${locale} is no language in translations/src/locales.ts.`);
  if (!isKnown || named.length > 1 || words.length !== (needsFile ? 1 : 0)) {
    console.error(USAGE);
    return 1;
  }
  if (locale === undefined) print(languageTable(LOCALES.map(({ code }) => code).map(languageReports())));
  return locale === undefined ? 0 : act(locale, words, values);
};

process.exitCode = run();
