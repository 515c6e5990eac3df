/** One part of `npm test`. */
export type Part = {
  readonly name: string;
  readonly command: readonly string[];
  /** In seconds; less when little is left of the limit of all parts together. */
  readonly limit: number;
  /** Where the part writes its JSON report, from the root; a part without one counts as one test. */
  readonly report?: { readonly path: string; readonly kind: 'vitest' | 'playwright' };
};

const VITEST = '.build/reports/vitest.json';
const HOSTED = '.build/reports/hosted.json';
const PLAYWRIGHT = '.build/reports/playwright.json';

/** Longest time of all parts together, in seconds. They take about 1,050 on two quiet cores; the rest is for busy ones. */
export const LIMIT = 1300;

/** Everything `npm test` runs, in this order: what is quick to know comes first. */
export const PARTS: readonly Part[] = [
  { name: 'format', command: ['biome', 'ci', '.', '--colors=off'], limit: 30 },
  { name: 'lint', command: ['oxlint', '--deny-warnings'], limit: 30 },
  { name: 'arrows', command: ['node', 'tools/src/check-arrows.ts'], limit: 10 },
  { name: 'docs', command: ['node', 'tools/src/check-docs.ts'], limit: 10 },
  { name: 'house', command: ['node', 'tools/src/check-house.ts'], limit: 10 },
  { name: 'types', command: ['tsc', '-b'], limit: 60 },
  // What a first visit downloads, from the build that the set-up made.
  { name: 'weight', command: ['node', 'web/src/build/weigh-first-visit.ts'], limit: 10 },
  {
    name: 'unit',
    command: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${VITEST}`],
    limit: 480,
    report: { path: VITEST, kind: 'vitest' },
  },
  {
    // The server's tests once more, on a PostgreSQL that it is given by DATABASE_URL.
    name: 'hosted',
    command: ['node', 'server/src/testing/run-hosted.ts', HOSTED],
    limit: 260,
    report: { path: HOSTED, kind: 'vitest' },
  },
  {
    name: 'journeys',
    command: ['node', 'e2e/src/browser/run-journeys.ts', PLAYWRIGHT],
    // A little more than Playwright gives itself, so that it can still write its report.
    limit: 765,
    report: { path: PLAYWRIGHT, kind: 'playwright' },
  },
];
