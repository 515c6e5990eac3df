// Prints the bytes of a first visit to the built play screen, and what each language adds. Fails if a budget is
// exceeded.
import { join } from 'node:path';
import { FIRST_VISIT_BUDGET, weighFirstVisit } from './first-visit.ts';
import { LANGUAGE_BUDGET, weighLanguages } from './language-weights.ts';

const DIST = join(import.meta.dirname, '../../dist');
const TRANSLATIONS = join(import.meta.dirname, '../../../translations');
const PICTURE = join(import.meta.dirname, '../../../tools/dist/level-pictures/python/intro-level1-small.png');

const files = await weighFirstVisit(DIST, PICTURE);
for (const { name, bytes } of files.toSorted((a, b) => b.bytes - a.bytes))
  console.log(`${String(bytes).padStart(8)} ${name}`);
const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
console.log(`${String(total).padStart(8)} bytes in all, of ${FIRST_VISIT_BUDGET}`);
const faults: string[] = [];
if (total > FIRST_VISIT_BUDGET)
  faults.push(`The first visit is ${total - FIRST_VISIT_BUDGET} bytes too large.`);

for (const { locale, words, fonts, system } of await weighLanguages(DIST, TRANSLATIONS)) {
  const added = words + fonts;
  const letters = system > 0 ? `; the system's font shows ${system} letters` : '';
  console.log(`${String(added).padStart(8)} more in ${locale}: words ${words}, fonts ${fonts}${letters}`);
  if (added > LANGUAGE_BUDGET) faults.push(`${locale} adds ${added - LANGUAGE_BUDGET} bytes too many.`);
}
if (faults.length === 0) console.log('The first visit is within its limits.');
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
