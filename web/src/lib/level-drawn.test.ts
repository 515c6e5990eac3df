import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { levelDrawn, reportLevel } from './level-drawn.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Whether Python may be compiled, `milliseconds` later. */
const mayCompile = async (drawn: Promise<void>, milliseconds = 0): Promise<boolean> => {
  await vi.advanceTimersByTimeAsync(milliseconds);
  return Promise.race([drawn.then(() => true), Promise.resolve().then(() => false)]);
};

// The order of these tests matters, because the module remembers that a level has been drawn.
it('compiles with many cores immediately', async () => {
  expect(await mayCompile(levelDrawn(4))).toBe(true);
});

it('compiles with few cores after one second, if no level is drawn', async () => {
  const drawn = levelDrawn(2);
  expect(await mayCompile(drawn, 999)).toBe(false);
  expect(await mayCompile(drawn, 1)).toBe(true);
});

it('compiles with few cores when the level is drawn', async () => {
  const drawn = levelDrawn(2);
  reportLevel();
  expect(await mayCompile(drawn, 99)).toBe(false);
  expect(await mayCompile(drawn, 1)).toBe(true);
});
