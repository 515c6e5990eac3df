// Prints the bytes of the first visit of the built play screen. Fails above the budget.
import { join } from 'node:path';
import { FIRST_VISIT_BUDGET, weighFirstVisit } from './first-visit.ts';

const DIST = join(import.meta.dirname, '../../dist');
const PICTURE = join(import.meta.dirname, '../../../tools/dist/level-pictures/python/intro-level1-small.png');

const files = await weighFirstVisit(DIST, PICTURE);
for (const { name, bytes } of files.toSorted((a, b) => b.bytes - a.bytes))
  console.log(`${String(bytes).padStart(8)} ${name}`);
const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
console.log(`${String(total).padStart(8)} bytes in all, of ${FIRST_VISIT_BUDGET}`);
if (total > FIRST_VISIT_BUDGET) process.exitCode = 1;
