import { z } from 'zod';

/**
 * The result of one part of the tests. `failures` are the names of failed tests, with the expectation if known.
 * `unsteady` are the names of tests that failed at first and passed on the second try.
 */
export type Tally = {
  readonly passed: number;
  readonly failed: number;
  readonly failures: readonly string[];
  readonly unsteady?: readonly string[];
};

const vitestSchema = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().default(''),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
});

/** First lines of a message, without the colours of a terminal. */
const inShort = (message: string): string =>
  message
    // Built from the character code, because a rule of Biome forbids control characters in regular expressions.
    .replace(new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g'), '')
    .split('\n')
    .slice(0, 40)
    .map((line) => `    ${line}`)
    .join('\n');

/** Merges two JSON reports of Vitest. The results of a file in the second run replace its results in the first run. */
export const withSecondRun = (report: unknown, second: unknown): unknown => {
  const again = vitestSchema.parse(second).testResults;
  const kept = vitestSchema
    .parse(report)
    .testResults.filter(({ name }) => !again.some((file) => file.name === name));
  return { testResults: [...kept, ...again] };
};

/**
 * Counts the tests in Vitest's JSON report. A test that did not run counts as failed, and so does a file that did not
 * load.
 */
export const vitestTally = (report: unknown): Tally => {
  let passed = 0;
  const failures: string[] = [];
  for (const file of vitestSchema.parse(report).testResults) {
    for (const { fullName, status, failureMessages } of file.assertionResults)
      if (status === 'passed') passed += 1;
      else
        failures.push(
          `${file.name}: ${fullName} (${status})\n${inShort((failureMessages ?? []).join('\n'))}`,
        );
    if (file.status === 'failed' && file.assertionResults.every(({ status }) => status === 'passed'))
      failures.push(`${file.name}: the file failed\n${inShort(file.message)}`);
  }
  return { passed, failed: failures.length, failures };
};

const specSchema = z.object({
  title: z.string(),
  file: z.string(),
  line: z.number(),
  tests: z.array(
    z.object({
      status: z.enum(['expected', 'unexpected', 'flaky', 'skipped']),
      results: z.array(z.object({ error: z.object({ message: z.string().optional() }).optional() })),
    }),
  ),
});

type Suite = { readonly specs: readonly z.infer<typeof specSchema>[]; readonly suites: readonly Suite[] };
const suiteSchema: z.ZodType<Suite> = z.object({
  specs: z.array(specSchema).default([]),
  get suites() {
    return z.array(suiteSchema).default([]);
  },
});

const playwrightSchema = z.object({
  suites: z.array(suiteSchema),
  errors: z.array(z.object({ message: z.string().optional() })).default([]),
});

const specsOf = (suite: Suite): z.infer<typeof specSchema>[] => [
  ...suite.specs,
  ...suite.suites.flatMap(specsOf),
];

/**
 * Counts the journeys in Playwright's JSON report. A journey that passed only on a second try, or did not run, counts
 * as failed.
 */
export const playwrightTally = (report: unknown): Tally => {
  const { suites, errors } = playwrightSchema.parse(report);
  let passed = 0;
  const failures = errors.map(({ message }) => `Playwright\n${inShort(message ?? '')}`);
  for (const { title, file, line, tests } of suites.flatMap(specsOf))
    for (const { status, results } of tests)
      if (status === 'expected') passed += 1;
      else
        failures.push(
          `${file}:${line} ${title} (${status})\n${inShort(results.map(({ error }) => error?.message ?? '').join('\n'))}`,
        );
  return { passed, failed: failures.length, failures };
};

/** The files with a failed test, from Vitest's JSON report. */
export const failedFiles = (report: unknown): string[] =>
  vitestSchema
    .parse(report)
    .testResults.filter(({ status }) => status === 'failed')
    .map(({ name }) => name);

const inPattern = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`);

/**
 * The arguments with which Playwright runs the failed journeys again: their places (`file:line`) and a pattern for
 * their titles. Journeys that one loop creates have the same place, so the place alone does not identify a journey.
 * Empty if the browser or the server failed.
 */
export const failedJourneys = (report: unknown): string[] => {
  const { suites, errors } = playwrightSchema.parse(report);
  if (errors.length > 0) return [];
  const failed = suites
    .flatMap(specsOf)
    .filter(({ tests }) => tests.some(({ status }) => status !== 'expected'));
  if (failed.length === 0) return [];
  const titles = [...new Set(failed.map(({ title }) => inPattern(title)))];
  return [...new Set(failed.map(({ file, line }) => `${file}:${line}`)), `--grep=${titles.join('|')}`];
};

/** The result of two tries: the second try decides about the tests that failed in the first. */
export const withSecondTry = (first: Tally, second: Tally): Tally => ({
  passed: first.passed + first.failed - second.failed,
  failed: second.failed,
  failures: second.failures,
  unsteady: second.failed === 0 ? first.failures : [],
});

/**
 * The result of a part, including its exit code. If the program failed without naming a test, or no test ran, this
 * counts as a failure too.
 */
export const withExit = (tally: Tally, part: string, exitedWell: boolean): Tally => {
  if (tally.failed > 0 || (exitedWell && tally.passed > 0)) return tally;
  const why = exitedWell ? 'no test ran' : 'it failed without naming a test; see its output';
  return { ...tally, failed: 1, failures: [`${part}: ${why}`] };
};
