/** One part of `npm test`. */
export type Part = {
  readonly name: string;
  readonly command: readonly string[];
  /** The time limit, in seconds. It is shorter if the time limit for all parts is almost used up. */
  readonly limit: number;
  /** Where the part writes its JSON report, from the root; a part without a report counts as one test. */
  readonly report?: { readonly path: string; readonly kind: 'vitest' | 'playwright' };
  /** Whether the part has a lower priority than the other lane. It then mostly runs while the other lane waits. */
  readonly givesWay?: boolean;
};

/** Parts that run one after the other. */
export type Lane = readonly Part[];

const TIMED_REPORT = '.build/reports/timed.json';
const VITEST = '.build/reports/vitest.json';
const PLAYWRIGHT = '.build/reports/playwright.json';

/**
 * Time limit for all parts together, in seconds. The parts take about 1,200 seconds on two quiet cores. A slow machine
 * is not a failure: the limit ends only parts that hang.
 */
export const LIMIT = 3000;

/** The longest check takes 7 s on a quiet machine. The limit ends only checks that hang. */
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
  // Checks the download size of a first visit, with the build from the setup.
  { name: 'weight', command: ['node', 'web/src/build/weigh-first-visit.ts'], limit: CHECK_LIMIT },
  // Checks the size of the scripts and styles of each page.
  { name: 'weight of pages', command: ['node', 'web/src/build/weigh-pages.ts'], limit: CHECK_LIMIT },
];

/** The check of types takes 30 s of processor time, and it gives way to the other lane. */
const TYPES_LIMIT = 900;

const TYPES: Lane = [
  { name: 'types', command: ['tsc', '-b', '--checkers', '1'], limit: TYPES_LIMIT, givesWay: true },
];

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

/** Tests of the time limits for programs. Only parts with `givesWay` run at the same time. */
const TIMED: Lane = [vitest('unit timed', ['timed'], TIMED_REPORT)];

const JOURNEYS: Lane = [
  {
    name: 'journeys',
    command: ['node', 'e2e/src/browser/run-journeys.ts', PLAYWRIGHT],
    // Slightly more than Playwright's own limit, so that Playwright can still write its report.
    limit: 2715,
    report: { path: PLAYWRIGHT, kind: 'playwright' },
  },
];

/**
 * The unit tests give way to the journeys, whose steps have time limits. The unit tests use both cores while a journey
 * waits for its page, and after the last journey.
 */
const UNIT: Lane = [{ ...vitest('unit', ['alone', 'python', 'together', 'pages'], VITEST), givesWay: true }];

/**
 * Everything that `npm test` runs. The lanes run at the same time, and the parts of a lane one after the other. The
 * quick checks come first. The journeys often wait for their pages and cannot use both cores, so they start before the
 * unit tests end.
 */
export const LANES: readonly Lane[] = [
  [...CHECKS, ...TIMED, ...JOURNEYS],
  [...TYPES, ...UNIT],
];
