import { defineConfig } from 'vitest/config';
import { GroupOrder } from './tools/src/test/group-order.ts';
import { TIMED, toolGroups, webGroups } from './tools/src/test/test-groups.ts';
import { wordIndexes } from './web/src/build/word-indexes.ts';

const { pages, plain } = webGroups(import.meta.dirname);
const tools = toolGroups(import.meta.dirname);

/** Test files that clean up after themselves. They share a process, which loads the packages' modules only once. */
const TOGETHER = [
  '{art,contract,courses,engine,server,translations}/src/**/*.test.ts',
  ...tools.plain,
  ...plain,
];
const OUTSIDE = ['**/node_modules/**', '**/dist/**'];

export default defineConfig({
  plugins: [wordIndexes()],
  test: {
    maxWorkers: 2,
    hideSkippedTests: true,
    sequence: { sequencer: GroupOrder },
    setupFiles: ['tools/src/test/property-seed.ts'],
    // A slow machine is not a failure: the limit ends only tests that hang.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    projects: [
      { extends: true, test: { name: 'timed', include: [...TIMED], exclude: OUTSIDE } },
      // The slowest files are in this group, so that no worker is left with one of them at the end.
      {
        extends: true,
        test: {
          name: 'alone',
          include: ['*/src/**/*.test.{ts,tsx}'],
          exclude: [...OUTSIDE, ...TIMED, ...TOGETHER, ...tools.python, ...pages],
        },
      },
      {
        extends: true,
        test: { name: 'python', include: [...tools.python], exclude: OUTSIDE, isolate: false },
      },
      { extends: true, test: { name: 'together', include: TOGETHER, exclude: OUTSIDE, isolate: false } },
      {
        extends: true,
        test: {
          name: 'pages',
          include: [...pages],
          exclude: OUTSIDE,
          environment: 'happy-dom',
          isolate: false,
          setupFiles: ['web/src/ui/testing/clean-page.ts'],
        },
      },
    ],
  },
});
