import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startFrameLoop } from './frame-loop.ts';

const PICTURE_MS = 16;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (draw: (now: number) => void) =>
    Number(setTimeout(() => draw(Date.now()), PICTURE_MS)),
  );
  vi.stubGlobal('cancelAnimationFrame', (request: number) => clearTimeout(request));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Starts a loop whose pictures do not change for `quiet` ms, and records the times by which it advances. */
const setUp = (quiet: number) => {
  const passed: number[] = [];
  const loop = startFrameLoop((ms) => {
    passed.push(ms);
    return quiet;
  });
  return { loop, passed };
};

it('calls for every frame while something moves', () => {
  const { passed } = setUp(0);
  vi.advanceTimersByTime(4 * PICTURE_MS);
  expect(passed).toEqual([0, 16, 16, 16]);
});

it('pauses while nothing changes, and then advances by the whole pause', () => {
  const { passed } = setUp(84);
  vi.advanceTimersByTime(3 * 100);
  expect(passed).toEqual([0, 100, 100]);
});

it('shows a new movement immediately and from its beginning, even when woken twice', () => {
  const { loop, passed } = setUp(84);
  vi.advanceTimersByTime(PICTURE_MS + 10);
  loop.wake();
  loop.wake();
  vi.advanceTimersByTime(PICTURE_MS);
  expect(passed).toEqual([0, 0]);
  vi.advanceTimersByTime(100);
  expect(passed).toEqual([0, 0, 100]);
});

it('advances by the whole pause when a frame is only redrawn', () => {
  const { loop, passed } = setUp(84);
  vi.advanceTimersByTime(PICTURE_MS + 10);
  loop.redraw();
  vi.advanceTimersByTime(PICTURE_MS);
  expect(passed).toEqual([0, 26]);
});

it('starts a new movement with the next frame, even if that frame was already requested', () => {
  const { loop, passed } = setUp(84);
  vi.advanceTimersByTime(PICTURE_MS + 10);
  loop.redraw();
  loop.wake();
  vi.advanceTimersByTime(PICTURE_MS);
  expect(passed).toEqual([0, 0]);
});

it('loses no time when it is woken while running, even from within a frame', () => {
  const passed: number[] = [];
  const loop = startFrameLoop((ms) => {
    passed.push(ms);
    loop.wake();
    return 0;
  });
  vi.advanceTimersByTime(PICTURE_MS + 5);
  loop.wake();
  vi.advanceTimersByTime(2 * PICTURE_MS);
  expect(passed).toEqual([0, 16, 16]);
});

it.each([
  ['between two pictures', 0],
  ['at rest', 84],
])('stops %s', (_when, quiet) => {
  const { loop, passed } = setUp(quiet);
  vi.advanceTimersByTime(PICTURE_MS);
  loop.stop();
  vi.advanceTimersByTime(1000);
  expect(passed).toEqual([0]);
});

it('continues where it was after a long pause', () => {
  const { passed } = setUp(5000);
  vi.advanceTimersByTime(6000);
  expect(passed).toEqual([0, 250]);
});
