import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FILLER_NAMES } from '../filler-names.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
});
afterEach(() => vi.useRealTimers());

/** A queue whose fillers count their calls. */
const setUp = async () => {
  const { createFillerQueue } = await import('./filler-queue.ts');
  const called: string[] = [];
  const note = (name: string): void => {
    if (called.at(-1) !== name) called.push(name);
  };
  const queue = createFillerQueue(Object.fromEntries(FILLER_NAMES.map((name) => [name, () => note(name)])));
  return { queue, called };
};

it.each<[milliseconds: number, fillers: number]>([
  [2999, 0],
  [3000, 1],
  [4499, 1],
  [4500, 2],
  [3000 + 11 * 1500, 12],
  [1_000_000, 12],
])('after %i quiet milliseconds, it has called %i fillers', async (milliseconds, fillers) => {
  const { queue, called } = await setUp();
  queue.resume();
  vi.advanceTimersByTime(milliseconds);
  expect(called).toEqual(FILLER_NAMES.slice(0, fillers));
});

it('calls nothing while a program runs, and continues after it', async () => {
  const { queue, called } = await setUp();
  queue.resume();
  vi.advanceTimersByTime(3000);
  queue.pause();
  vi.advanceTimersByTime(60_000);
  expect(called).toEqual(['filler0']);
  queue.resume();
  vi.advanceTimersByTime(3000);
  expect(called).toEqual(['filler0', 'filler1']);
});

it('starts one timer for two answers', async () => {
  const { queue, called } = await setUp();
  queue.resume();
  queue.resume();
  vi.advanceTimersByTime(3000);
  expect(called).toEqual(['filler0']);
});

it('does nothing with an interpreter without fillers', async () => {
  const { createFillerQueue } = await import('./filler-queue.ts');
  createFillerQueue({}).resume();
  vi.advanceTimersByTime(60_000);
  expect(vi.getTimerCount()).toBe(0);
});
