import { areaNamed, changedFiles } from './areas.ts';

const name = process.env.MUTATE_AREA;

export default {
  testRunner: 'vitest',
  vitest: { configFile: 'tools/src/mutate/vitest-config.ts', related: false },
  // No file has this path, on purpose. Stryker would rewrite the paths in the file with a version of TypeScript that is
  // not installed.
  tsconfigFile: 'mutation/no-tsconfig.json',
  mutate: changedFiles(areaNamed(name)),
  ignorePatterns: ['.build', '.types', '.data', 'docs', 'test-results', 'mutation', 'web/dist'],
  coverageAnalysis: 'perTest',
  // Checking a change in a constant table would need every test of the area, so such changes are left out.
  ignoreStatic: true,
  incremental: true,
  incrementalFile: `.build/mutation/${name}.json`,
  tempDirName: '.build/mutation/sandbox',
  reporters: ['clear-text', 'progress-append-only', 'json'],
  jsonReporter: { fileName: `.build/mutation/${name}-report.json` },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  concurrency: 1,
};
