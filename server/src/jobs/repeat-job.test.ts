import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { repeatJob } from './repeat-job.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** How many runs there were after this many milliseconds. */
it.each([
  ['an interval before the first run', undefined, [9, 10, 20], [0, 1, 2]],
  ['an earlier first run', 3, [2, 3, 10, 13], [0, 1, 2, 2]],
])('repeats a job with %s until it is stopped', (_, firstMs, moments, counts) => {
  const run = vi.fn<() => Promise<void>>(async () => {});
  const first = firstMs === undefined ? {} : { firstMs };
  const stop = repeatJob({ everyMs: 10, ...first, run, onError: () => {} });
  let now = 0;
  const seen = moments.map((moment) => {
    vi.advanceTimersByTime(moment - now);
    now = moment;
    return run.mock.calls.length;
  });
  stop();
  vi.advanceTimersByTime(100);
  expect([seen, run.mock.calls.length]).toEqual([counts, counts.at(-1)]);
});

it('reports a failure and runs again', async () => {
  const errors: string[] = [];
  const failures: unknown[] = [new Error('away'), 'odd'];
  const stop = repeatJob({
    everyMs: 10,
    run: () => Promise.reject(failures.shift()),
    onError: ({ message }) => errors.push(message),
  });
  await vi.advanceTimersByTimeAsync(20);
  stop();
  expect([errors, vi.getTimerCount()]).toEqual([['away', 'odd'], 0]);
});
