// @vitest-environment happy-dom
import { onlineManager } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { CopyFailure, CourseCopies, TakeOptions } from '../../lib/offline/course-copy.ts';
import { loadWords, renderAt } from '../../ui/testing/render-page.tsx';
import { TakeAlong } from './take-along.tsx';

const SLUGS = ['intro-level1', 'intro-level2', 'intro-level3'];

/** Fake copies of courses. Saving finishes when the test calls `end`. */
const createCopies = (isTaken = false) => {
  let taken = isTaken;
  let options: TakeOptions | undefined;
  const { promise, resolve } = Promise.withResolvers<CopyFailure | undefined>();
  const copies: CourseCopies = {
    isTaken: async () => taken,
    bytesOf: async () => 896_100,
    take: (_course, given) => {
      options = given;
      given.signal.addEventListener('abort', () => resolve(undefined));
      return promise;
    },
    remove: async () => {
      taken = false;
    },
  };
  return {
    copies,
    progress: (done: number) => options?.onProgress(done),
    end: (failure?: CopyFailure) => {
      taken = failure === undefined;
      resolve(failure);
    },
  };
};

const show = (copies: CourseCopies) =>
  renderAt('/en/play/python/intro-level1', <TakeAlong courseId="python" slugs={SLUGS} copies={copies} />);
const takeButton = () =>
  screen.findByRole('button', { name: 'Save this course on this device (0.9\u00a0MB)' });

beforeAll(loadWords);
beforeEach(() => vi.restoreAllMocks());
afterEach(cleanup);

it('offers the course with its size, shows the progress, and says when it is saved', async () => {
  const { copies, progress, end } = createCopies();
  show(copies);
  fireEvent.click(await takeButton());
  progress(2);
  expect(await screen.findByText('Saving the levels: 2 of 3')).toBeTruthy();
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('2');
  end();
  expect(await screen.findByText(/saved on this device/)).toBeTruthy();
});

it.each([
  ['full', /enough free storage/],
  ['unreachable', /internet connection/],
] as const)('says plainly what failed: %s, and offers the course again', async (failure, words) => {
  const { copies, end } = createCopies();
  show(copies);
  fireEvent.click(await takeButton());
  end(failure);
  expect((await screen.findByRole('alert')).textContent).toMatch(words);
  expect(await takeButton()).toBeTruthy();
});

it('reports the missing network even if the browser is offline, and offers the course again', async () => {
  onlineManager.setOnline(false);
  const { copies, end } = createCopies();
  show(copies);
  fireEvent.click(await takeButton());
  end('unreachable');
  expect(await screen.findByRole('alert')).toBeTruthy();
  onlineManager.setOnline(true);
});

it('can be stopped, without a message', async () => {
  const { copies } = createCopies();
  show(copies);
  fireEvent.click(await takeButton());
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(await takeButton()).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('removes a saved course after a confirmation', async () => {
  const { copies } = createCopies(true);
  show(copies);
  fireEvent.click(await screen.findByRole('button', { name: 'Remove the saved course' }));
  const dialog = await screen.findByRole('dialog', { name: 'Remove the saved course?' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Remove' }));
  expect(await takeButton()).toBeTruthy();
});
