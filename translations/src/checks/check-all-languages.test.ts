import { expect, it } from 'vitest';
import { languageReports } from '../language-report.ts';
import { LOCALES } from '../locales.ts';
import { findingLine } from './check-language.ts';

const report = languageReports();

// `npm run languages -- <language>` prints the same findings.
it.each(LOCALES.map(({ code }) => [code]))('the words of %s have no findings', (code) => {
  expect(report(code).findings.map(findingLine)).toEqual([]);
});
