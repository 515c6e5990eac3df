import { describe, expect, it } from 'vitest';
import {
  failedFiles,
  failedJourneys,
  playwrightTally,
  vitestTally,
  withExit,
  withSecondRun,
  withSecondTry,
} from './reports.ts';

const file = (status: string, ...tests: readonly [string, string][]) => ({
  name: 'a.test.ts',
  status,
  message: 'it broke',
  assertionResults: tests.map(([fullName, state]) => ({
    fullName,
    status: state,
    failureMessages: ['expected 1'],
  })),
});

describe('the tally of Vitest', () => {
  it.each([
    ['all pass', [file('passed', ['a', 'passed'], ['b', 'passed'])], 2, 0],
    ['one fails', [file('failed', ['a', 'passed'], ['b', 'failed'])], 1, 1],
    ['a skipped test is a failure', [file('passed', ['a', 'passed'], ['b', 'skipped'])], 1, 1],
    ['a file that does not load is a failure', [file('failed'), file('passed', ['a', 'passed'])], 1, 1],
  ])('%s', (_title, testResults, passed, failed) => {
    expect(vitestTally({ testResults })).toMatchObject({ passed, failed });
  });

  it('replaces files with those of a second run', () => {
    const first = {
      testResults: [file('failed', ['a', 'pending']), { ...file('passed', ['b', 'passed']), name: 'b' }],
    };
    const second = { testResults: [file('failed', ['a', 'passed'], ['c', 'failed'])] };
    expect(vitestTally(withSecondRun(first, second))).toMatchObject({ passed: 2, failed: 1 });
  });

  it('names failed tests with their messages', () => {
    const { failures } = vitestTally({ testResults: [file('failed', ['walks on', 'failed'])] });
    expect(failures[0]).toContain('a.test.ts: walks on (failed)\n    expected 1');
  });
});

const spec = (status: string, message?: string) => ({
  title: 'plays a level',
  file: 'play.spec.ts',
  line: 7,
  tests: [{ status, results: [message === undefined ? {} : { error: { message } }] }],
});

describe('the tally of Playwright', () => {
  it.each([
    ['expected', 1, 0],
    ['unexpected', 0, 1],
    ['flaky', 0, 1],
    ['skipped', 0, 1],
  ])('counts %s', (status, passed, failed) => {
    expect(playwrightTally({ suites: [{ specs: [spec(status)] }] })).toMatchObject({ passed, failed });
  });

  it('reads nested suites and errors outside of journeys', () => {
    const report = {
      suites: [{ specs: [spec('expected')], suites: [{ specs: [spec('unexpected', 'no button')] }] }],
      errors: [{ message: 'server did not start' }],
    };
    const { passed, failures } = playwrightTally(report);
    expect(passed).toBe(1);
    expect(failures).toEqual([
      'Playwright\n    server did not start',
      'play.spec.ts:7 plays a level (unexpected)\n    no button',
    ]);
  });
});

describe('what failed', () => {
  it('names the files of unit tests', () => {
    const passed = { ...file('passed', ['b', 'passed']), name: 'b.test.ts' };
    expect(failedFiles({ testResults: [file('failed', ['a', 'failed']), passed] })).toEqual(['a.test.ts']);
  });

  it('names the places and titles of journeys, each once', () => {
    const suites = [{ specs: [spec('unexpected'), spec('unexpected'), { ...spec('expected'), line: 9 }] }];
    expect(failedJourneys({ suites })).toEqual(['play.spec.ts:7', '--grep=plays a level']);
  });

  it('names no journey when the browser or the server failed', () => {
    expect(
      failedJourneys({ suites: [{ specs: [spec('unexpected')] }], errors: [{ message: 'no server' }] }),
    ).toEqual([]);
  });
});

describe('two tries', () => {
  const first = { passed: 8, failed: 2, failures: ['a', 'b'] };
  it.each([
    ['all tests pass in the second try', { passed: 2, failed: 0, failures: [] }, 10, 0, ['a', 'b']],
    ['one test fails again', { passed: 1, failed: 1, failures: ['a'] }, 9, 1, []],
    // Journeys in two languages are on the same line, so they run again together.
    ['more tests run again than had failed', { passed: 4, failed: 0, failures: [] }, 10, 0, ['a', 'b']],
  ])('%s', (_title, second, passed, failed, unsteady) => {
    expect(withSecondTry(first, second)).toEqual({ passed, failed, failures: second.failures, unsteady });
  });
});

describe('a part that ended', () => {
  const tally = (passed: number, failed: number) => ({ passed, failed, failures: [] });
  it.each([
    ['well', tally(3, 0), true, 0],
    ['with an error code and named failures', tally(3, 2), false, 2],
    ['with an error code and no named failure', tally(3, 0), false, 1],
    ['successfully, but without tests', tally(0, 0), true, 1],
  ])('%s', (_title, before, well, failed) => {
    expect(withExit(before, 'unit', well).failed).toBe(failed);
  });
});
