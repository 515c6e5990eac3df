// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RETRY_AFTER, untilLoaded } from './until-loaded.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A load that fails `times` times, then succeeds. */
const failing = (times: number) => {
  const load = vi.fn<() => Promise<string>>().mockResolvedValue('words');
  for (let time = 0; time < times; time += 1) load.mockRejectedValueOnce(new Error('lost'));
  return load;
};
const goOnline = (): boolean => globalThis.dispatchEvent(new Event('online'));

it('loads again when the network is back', async () => {
  const load = failing(1);
  const loaded = untilLoaded(load, () => false);
  await vi.advanceTimersByTimeAsync(RETRY_AFTER - 1);
  expect(load).toHaveBeenCalledTimes(1);
  goOnline();
  expect(await loaded).toBe('words');
  // Neither a listener nor a timer remains.
  goOnline();
  expect([load.mock.calls.length, vi.getTimerCount()]).toEqual([2, 0]);
});

it('loads repeatedly if the browser does not report the network', async () => {
  const load = failing(3);
  const loaded = untilLoaded(load, () => false);
  await vi.advanceTimersByTimeAsync(3 * RETRY_AFTER);
  expect(await loaded).toBe('words');
  expect(load).toHaveBeenCalledTimes(4);
});

it('rejects immediately if it may fail', async () => {
  await expect(untilLoaded(failing(1), () => true)).rejects.toThrow('lost');
});
