import { chmodSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { defineConfig } from 'vitest/config';
import { ROOT } from '../repository.ts';
import { areaNamed } from './areas.ts';

/** Stryker runs the tests in a copy of the repository with changed files. `ROOT` is that copy. */
const REPOSITORY = process.env.MUTATE_ROOT ?? ROOT;
const RAW = '?raw';

// PostgreSQL does not run as root, so it runs as another user. That user needs access to the copy, which contains the
// data of the database.
if (process.getuid?.() === 0) chmodSync(ROOT, 0o755);

const { tests, without, isolate } = areaNamed(process.env.MUTATE_AREA);
/** A pattern for the tests to run, instead of all tests of the area. */
const { MUTATE_TESTS } = process.env;

export default defineConfig({
  plugins: [
    {
      // Tests that read sources as text get the original files, because Stryker's changed files look different.
      name: 'unchanged-texts',
      enforce: 'pre',
      load(id) {
        if (!id.endsWith(RAW)) return undefined;
        const path = relative(ROOT, id.slice(0, -RAW.length));
        return `export default ${JSON.stringify(readFileSync(join(REPOSITORY, path), 'utf8'))}`;
      },
    },
  ],
  test: {
    root: ROOT,
    isolate,
    setupFiles: ['tools/src/test/property-seed.ts'],
    // The same limit as in the normal test run, so that a slow machine causes no failure. Stryker ends a test that
    // hangs because of a change.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    include: MUTATE_TESTS === undefined ? [...tests] : [MUTATE_TESTS],
    exclude: ['**/node_modules/**', '**/dist/**', ...without],
  },
});
