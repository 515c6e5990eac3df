import type { LanguageReport } from '../language-report.ts';
import { percentOf } from '../progress.ts';
import { LANGUAGE_PARTS } from '../texts/language-parts.ts';

/** The percentage of a part: `0 %` only if nothing is translated, then `<1 %`, `1 %` and so on. */
const shareOf = (amount: { readonly done: number; readonly total: number }): string => {
  const percent = percentOf(amount);
  return percent === 0 && amount.done > 0 ? '<1 %' : `${percent} %`;
};

const HEAD = ['language', ...LANGUAGE_PARTS, 'all', 'stale', 'unsealed', 'findings'];

/** A table of all languages: the percentage of the words in each part, and the number of texts that need attention. */
export const languageTable = (reports: readonly LanguageReport[]): string => {
  const rows = [
    HEAD,
    ...reports.map(({ locale, parts, all, stale, unsealed, findings }) => [
      locale,
      ...LANGUAGE_PARTS.map((part) => shareOf(parts[part])),
      shareOf(all),
      String(stale.length),
      String(unsealed.length),
      String(findings.length),
    ]),
  ];
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) => row.map((cell, column) => cell.padStart(widths[column] ?? 0)).join('  '))
    .join('\n');
};
