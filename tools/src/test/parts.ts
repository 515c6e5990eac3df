/** One part of `npm test`. */
export type Part = {
  readonly name: string;
  readonly command: readonly string[];
  /** In seconds; less when the limit of all parts is almost used up. */
  readonly limit: number;
  /** Where the part writes its JSON report, from the root; a part without one counts as one test. */
  readonly report?: { readonly path: string; readonly kind: 'vitest' | 'playwright' };
  /** Gives way to the other lane: it has the processor while that waits. */
  readonly givesWay?: boolean;
};

/** Parts that run one after the other. */
export type Lane = readonly Part[];

const ALONE_REPORT = '.build/reports/alone.json';
const VITEST = '.build/reports/vitest.json';
const PLAYWRIGHT = '.build/reports/playwright.json';

/**
 * Longest time of all parts together, in seconds. They take about 1,200 on two quiet cores. A slow machine is no failure:
 * the limit only ends what hangs.
 */
export const LIMIT = 3000;

/** The longest check takes 7 s on a quiet machine; a limit only ends what hangs. */
const CHECK_LIMIT = 120;

const CHECKS: Lane = [
  {
    name: 'format',
    command: ['biome', 'ci', '--error-on-warnings', '.', '--colors=off'],
    limit: CHECK_LIMIT,
  },
  { name: 'lint', command: ['oxlint', '--deny-warnings'], limit: CHECK_LIMIT },
  { name: 'arrows', command: ['node', 'tools/src/check-arrows.ts'], limit: CHECK_LIMIT },
  { name: 'docs', command: ['node', 'tools/src/check-docs.ts'], limit: CHECK_LIMIT },
  { name: 'house', command: ['node', 'tools/src/check-house.ts'], limit: CHECK_LIMIT },
  // The download size of a first visit, from the build of the setup.
  { name: 'weight', command: ['node', 'web/src/build/weigh-first-visit.ts'], limit: CHECK_LIMIT },
  // The scripts and styles of each page.
  { name: 'weight of pages', command: ['node', 'web/src/build/weigh-pages.ts'], limit: CHECK_LIMIT },
];

const TYPES: Lane = [{ name: 'types', command: ['tsc', '-b', '--checkers', '1'], limit: CHECK_LIMIT }];

const vitest = (name: string, projects: readonly string[], path: string): Part => ({
  name,
  command: [
    'vitest',
    'run',
    ...projects.map((project) => `--project=${project}`),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${path}`,
  ],
  limit: 2700,
  report: { path, kind: 'vitest' },
});

/** Files with a process of their own, and those that run Python and its time limits: only what gives way is beside them. */
const ALONE: Lane = [vitest('unit alone', ['alone', 'python'], ALONE_REPORT)];

const JOURNEYS: Lane = [
  {
    name: 'journeys',
    command: ['node', 'e2e/src/browser/run-journeys.ts', PLAYWRIGHT],
    // Slightly more than Playwright's own limit, so that it can still write its report.
    limit: 2715,
    report: { path: PLAYWRIGHT, kind: 'playwright' },
  },
];

/** Gives way to Python and to the journeys, whose steps have limits of time. */
const UNIT: Lane = [{ ...vitest('unit', ['together', 'pages'], VITEST), givesWay: true }];

/**
 * Everything `npm test` runs. The stages run one after the other: what is quick to know comes first. The lanes of a
 * stage run at the same time: a program of a test waits for its limit, a journey for its page, and unit tests use the
 * processor meanwhile.
 */
export const STAGES: readonly (readonly Lane[])[] = [
  [CHECKS, TYPES],
  [[...ALONE, ...JOURNEYS], UNIT],
];
