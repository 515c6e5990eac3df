import { parseArgs } from 'node:util';
import { findingLine } from './checks/check-language.ts';
import { mendTypography } from './commands/mend-typography.ts';
import { languageTable } from './commands/print-table.ts';
import { sealLanguage } from './commands/seal-language.ts';
import { languageReports } from './language-report.ts';
import { isLocale, LOCALES } from './locales.ts';

const USAGE = `npm run languages                     a table of all languages
npm run languages -- de               what is stale and wrong in German
npm run languages -- --seal de        remember that these translations are made from today's English
npm run languages -- --seal de --all  the same for stale ones that still hold
npm run languages -- --mend fr        set the spaces of French, the punctuation of zh or ja`;

const print = (line: string): void => console.log(line);

const printLanguage = (locale: string): void => {
  const report = languageReports()(locale);
  print(languageTable([report]));
  for (const finding of report.findings) print(`  ${findingLine(finding)}`);
  for (const text of report.stale) print(`  stale: ${locale}/${text}`);
};

const run = (): number => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { seal: { type: 'string' }, all: { type: 'boolean' }, mend: { type: 'string' } },
  });
  const asked = [...positionals, values.seal, values.mend].filter((code) => code !== undefined);
  const unknown = asked.filter((code) => !isLocale(code));
  if (unknown.length > 0 || asked.length > 1) {
    for (const code of unknown) console.error(`${code} is no language in translations/src/locales.ts.`);
    console.error(USAGE);
    return 1;
  }
  const [locale] = asked;
  if (locale === undefined) print(languageTable(LOCALES.map(({ code }) => code).map(languageReports())));
  else if (values.seal !== undefined)
    print(`${locale}: sealed; ${sealLanguage(locale, values.all ?? false)} texts are stale`);
  else if (values.mend !== undefined) print(`${locale}: ${mendTypography(locale)} texts changed`);
  else printLanguage(locale);
  return 0;
};

process.exitCode = run();
