// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whenQuiet } from './when-quiet.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Each word of `story` is what happens in one second. Returns the second in which the action was called. */
const quietAt = (seconds: number, story: string): number | undefined => {
  let isIdle = true;
  let now = 0;
  let found: number | undefined;
  const cancel = whenQuiet(
    seconds,
    () => {
      found = now;
    },
    (answer) => answer(isIdle),
  );
  for (const [index, what] of story.split(' ').entries()) {
    now = index + 1;
    isIdle = what !== 'animation';
    if (what === 'pointermove' || what === 'pointerdown' || what === 'keydown')
      document.body.dispatchEvent(new Event(what, { bubbles: true }));
    if (what === 'cancel') cancel();
    vi.advanceTimersByTime(1000);
  }
  cancel();
  return found;
};

it.each<[seconds: number, story: string, at: number | undefined]>([
  [2, 'still', undefined],
  [2, 'still still still', 2],
  [3, 'still animation still still still', 5],
  [3, 'still still keydown still still', 5],
  [3, 'still still pointermove still pointerdown still', undefined],
  [2, 'still cancel still still', undefined],
])('comes after %i quiet seconds: %s', (seconds, story, at) => {
  expect(quietAt(seconds, story)).toBe(at);
});

it('calls the action only once', () => {
  const action = vi.fn<() => void>();
  whenQuiet(1, action, (answer) => answer(true));
  vi.advanceTimersByTime(5000);
  expect(action).toHaveBeenCalledOnce();
});
