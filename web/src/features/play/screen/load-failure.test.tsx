// @vitest-environment happy-dom
import { ApiError } from '@hopcode/contract/errors';
import type { Course } from '@hopcode/contract/level/course';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { drafts } from '../../../lib/progress/drafts.ts';
import { createLocalProgress } from '../../../lib/progress/local-progress.ts';
import { createMemoryValue } from '../../../lib/progress/memory-value.ts';
import { ProgressProvider } from '../../../lib/progress/progress-context.tsx';
import { draftPlace } from '../../../lib/progress/use-draft.ts';
import { type SiteFeatures, SiteFeaturesProvider } from '../../../lib/site-features.tsx';
import { answering, loadWords, renderAt } from '../../../ui/testing/render-page.tsx';
import { LoadFailure } from './load-failure.tsx';

const EVERYTHING: SiteFeatures = { signUp: true, purchase: true };

const level = (slug: string, completed = false) => ({ slug, name: slug, completed, locked: false });
const chapter = { quiz_exists: false, quiz_complete: false };
const COURSE: Course = {
  id: 'python',
  name: 'Python',
  chapters: [
    { ...chapter, id: 1, name: 'One', class_locked: false, level_data: [level('one', true), level('two')] },
    { ...chapter, id: 2, name: 'Two', class_locked: true, level_data: [level('three')] },
  ],
};

const refusal = (status: number, detail?: string) => {
  const url = '/api/level/data/python/three';
  const body = { statusCode: status, message: 'No', ...(detail && { detail }) };
  return new ApiError({ url, status, statusText: '', body, request: { method: 'GET', url } });
};

const ADDRESS = '/en/play/python/three';

/** The page of the level; other pages are empty. */
const AtLevel = ({ children }: { readonly children: ReactNode }) =>
  useLocation().pathname === ADDRESS ? children : null;

/** Shows the page for some errors; returns a function that returns the number of retries. */
const show = (errors: readonly unknown[], course?: Course): (() => number) => {
  let retries = 0;
  answering({});
  renderAt(
    ADDRESS,
    <SiteFeaturesProvider features={EVERYTHING}>
      <ProgressProvider store={createLocalProgress(createMemoryValue())}>
        <AtLevel>
          <LoadFailure
            errors={errors}
            address={{ courseId: 'python', levelSlug: 'three' }}
            course={course}
            onRetry={() => {
              retries += 1;
            }}
          />
        </AtLevel>
      </ProgressProvider>
    </SiteFeaturesProvider>,
  );
  return () => retries;
};

beforeAll(loadWords);
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.useRealTimers();
});

describe('LoadFailure', () => {
  it.each([
    ['chapter_locked', 'This chapter is still locked.'],
    ['another_reason', 'This level is locked'],
    [undefined, 'This level is locked'],
  ])('says in a snack bar why the server locks a level: %s', async (detail, words) => {
    show([refusal(403, detail)], COURSE);
    await waitFor(() =>
      expect(screen.getAllByRole('status').map((region) => region.textContent)).toContain(words),
    );
    expect(screen.getByRole('heading', { name: 'This level is locked' })).toBeTruthy();
    const on = screen.getByRole('link', { name: 'Continue with “two”' });
    expect(on.getAttribute('href')).toBe('/en/play/python/two');
  });

  it.each([
    ['says', 'three', true],
    ['does not say', 'one', false],
  ])('%s that this device has code for the level: it has code for %s', async (_, levelSlug, isSaid) => {
    drafts.refused(draftPlace({ courseId: 'python', levelSlug }), 'mine');
    show([refusal(403, 'chapter_locked')], COURSE);
    await screen.findByRole('heading', { name: 'This level is locked' });
    expect(screen.queryByText(/is safe on this device/) !== null).toBe(isSaid);
  });

  it('says in a dialog that a level is not ready yet, and how to contact us', async () => {
    drafts.refused(draftPlace({ courseId: 'python', levelSlug: 'three' }), 'mine');
    show([refusal(403, 'level_not_ready')], COURSE);
    const dialog = await screen.findByRole('dialog', { name: 'This level is not ready yet' });
    expect(within(dialog).getByText(/Check back next week/)).toBeTruthy();
    expect(within(dialog).getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe('/en/contact');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('Your code for this level is safe on this device.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Continue with “two”' })).toBeTruthy();
  });

  it('says why a level is locked even if its course could not be loaded', async () => {
    show([refusal(403, 'chapter_locked'), new TypeError('Failed to fetch')]);
    await waitFor(() => expect(screen.getAllByText('This chapter is still locked.')).toHaveLength(2));
    expect(screen.queryByRole('link')).toBeNull();
  });

  it.each([
    [401, '/en/login?redirect=%2Fen%2Fplay%2Fpython%2Fthree'],
    [402, '/en/purchase'],
  ])('redirects at %i', async (status, place) => {
    show([refusal(status)]);
    await waitFor(() => expect(screen.getByTestId('place').textContent).toBe(place));
  });

  it.each([
    ['an error of the server', refusal(500)],
    ['no network', new TypeError('Failed to fetch')],
  ])('says that the game data failed to load, and can load it again: %s', (_, error) => {
    const retries = show([error], COURSE);
    expect(screen.getByRole('heading', { name: 'Failed to load game data' })).toBeTruthy();
    expect(screen.getByText(/^An error occurred\./)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retries()).toBe(1);
  });

  it.each<[string, readonly unknown[], number]>([
    ['no network', [new TypeError('Failed to fetch')], 1],
    ['the browser knows that it has no network', [], 1],
    ['a proxy without its server', [refusal(502), refusal(503)], 1],
    ['not for an error of the server', [refusal(500)], 0],
  ])(
    'checks every five seconds whether the server is back, then tries again: %s',
    async (_, errors, tries) => {
      vi.useFakeTimers();
      let isBack = false;
      const retries = show(errors, COURSE);
      vi.stubGlobal('fetch', async () => {
        if (!isBack) throw new TypeError('Failed to fetch');
        return new Response(null);
      });
      await vi.advanceTimersByTimeAsync(20_000);
      expect(retries()).toBe(0);
      isBack = true;
      await vi.advanceTimersByTimeAsync(5000);
      expect(retries()).toBe(tries);
      cleanup();
      await vi.advanceTimersByTimeAsync(20_000);
      expect(retries()).toBe(tries);
    },
  );
});
