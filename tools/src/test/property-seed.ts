import { readFileSync } from 'node:fs';
import { expect } from 'vitest';

/** The seed of every property test in `npm test`, so that each run of the same code has the same result. */
const FIXED_SEED = 20_261_122;

const { testPath } = expect.getState();
// Load fast-check only for files that use it.
if (testPath !== undefined && readFileSync(testPath, 'utf8').includes("from 'fast-check'")) {
  const { default: fc } = await import('fast-check');
  const seed = Number(process.env.PROPERTY_SEED ?? FIXED_SEED);
  fc.configureGlobal({ ...fc.readConfigureGlobal(), seed });
}
