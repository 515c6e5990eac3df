// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { firstPicture, RENDERED } from './first-picture.ts';

let report = (): void => {};

beforeEach(() => {
  vi.useFakeTimers();
  document.documentElement.setAttribute(RENDERED, '');
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(callback: () => void) {
        report = callback;
      }
      observe() {}
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.documentElement.removeAttribute(RENDERED);
});

/** Whether the picture already counts as drawn. */
const isDrawn = async (picture: Promise<void>): Promise<boolean> =>
  Promise.race([picture.then(() => true), Promise.resolve().then(() => false)]);

it('waits until the browser reports a picture', async () => {
  const picture = firstPicture();
  expect(await isDrawn(picture)).toBe(false);
  report();
  expect(await isDrawn(picture)).toBe(true);
});

it('waits one second if the browser reports no picture', async () => {
  const picture = firstPicture();
  vi.advanceTimersByTime(999);
  expect(await isDrawn(picture)).toBe(false);
  vi.advanceTimersByTime(1);
  expect(await isDrawn(picture)).toBe(true);
});

it.each([
  ['an empty page', () => document.documentElement.removeAttribute(RENDERED)],
  ['a tab that is not visible', () => vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')],
])('does not wait in %s', async (_, change) => {
  change();
  expect(await isDrawn(firstPicture())).toBe(true);
});
