import { defineConfig } from 'vitest/config';

/** Rooms whose test files leave nothing behind: they share a process, and load the modules of the rooms once. */
const TOGETHER = '{art,contract,courses,engine,server,translations}/src/**/*.test.ts';
const OUTSIDE = ['**/node_modules/**', '**/dist/**'];

export default defineConfig({
  test: {
    maxWorkers: 2,
    setupFiles: ['tools/src/test/property-seed.ts'],
    // A slow machine is no failure: the limit only ends what hangs.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    projects: [
      { extends: true, test: { name: 'together', include: [TOGETHER], exclude: OUTSIDE, isolate: false } },
      {
        extends: true,
        test: { name: 'alone', include: ['*/src/**/*.test.{ts,tsx}'], exclude: [...OUTSIDE, TOGETHER] },
      },
    ],
  },
});
