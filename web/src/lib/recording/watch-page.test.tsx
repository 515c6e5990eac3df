// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const { starts, stops } = vi.hoisted(() => ({ starts: [] as string[], stops: [] as unknown[] }));
vi.mock('./start-recording.ts', () => ({
  startRecording: (page: string) => {
    starts.push(page);
    return { stop: (options: unknown) => stops.push(options) };
  },
}));

/** Loads a page. Normally one page load in ten is recorded; in this test, every page load is. */
const loadPage = async () => {
  vi.resetModules();
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const { usePrivateContent } = await import('./private-content.ts');
  const { watchPage } = await import('./watch-page.ts');
  const Students = () => {
    usePrivateContent();
    return <p>Zelda</p>;
  };
  return { watchPage, Students };
};
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

beforeEach(() => {
  starts.length = 0;
  stops.length = 0;
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('records a page until another one is opened', async () => {
  const { watchPage } = await loadPage();
  watchPage('courses');
  await settled();
  watchPage('profile/students');
  watchPage('courses');
  await settled();
  expect([starts, stops]).toEqual([['courses'], [{ drop: false }]]);
});

it('never records the home page, which is a level', async () => {
  const { watchPage } = await loadPage();
  watchPage('');
  await settled();
  expect(starts).toEqual([]);
});

it('ends when a recorded page shows students, and does not begin again', async () => {
  const { watchPage, Students } = await loadPage();
  watchPage('courses');
  await settled();
  const { unmount } = render(<Students />);
  expect(stops).toEqual([{ drop: false }]);
  unmount();
  watchPage('guide');
  await settled();
  expect(starts).toEqual(['courses']);
});

it('does not begin on a page that shows students', async () => {
  const { watchPage, Students } = await loadPage();
  render(<Students />);
  watchPage('courses');
  await settled();
  expect(starts).toEqual([]);
});

it('does not begin when students are shown while its code loads', async () => {
  const { watchPage, Students } = await loadPage();
  watchPage('courses');
  render(<Students />);
  await settled();
  expect(starts).toEqual([]);
});
