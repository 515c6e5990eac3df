// @vitest-environment happy-dom
import type { Chapter, Course } from '@hopcode/contract/level/course';
import { cleanup, screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type Progress, progressSchema } from '../../lib/progress/level-progress.ts';
import { createLocalProgress } from '../../lib/progress/local-progress.ts';
import { createMemoryValue } from '../../lib/progress/memory-value.ts';
import { ProgressProvider } from '../../lib/progress/progress-context.tsx';
import { answering, loadWords, renderAt } from '../../ui/testing/render-page.tsx';
import { CourseMapPage } from './course-map-page.tsx';

vi.mock('../../ui/pixel-sprite.tsx', () => ({ PixelSprite: () => null }));

const chapter = (id: number, slugs: readonly string[], isLocked = false): Chapter => ({
  id,
  name: `Chapter ${id}`,
  quiz_exists: false,
  quiz_complete: false,
  class_locked: isLocked,
  level_data: slugs.map((slug) => ({ slug, name: `Name ${slug}`, completed: false, locked: false })),
});
const COURSE: Course = {
  id: 'python',
  name: 'Python for beginners',
  chapters: [chapter(1, ['a', 'b']), chapter(2, ['c']), chapter(3, ['d']), chapter(4, ['e'], true)],
};
const PROGRESS: Progress = progressSchema.parse({
  version: 1,
  levels: { 'python/a': { status: 'complete', code: 'x', codeAt: 1, stars: ['own'] } },
  lastPlayed: { courseId: 'python', levelSlug: 'a', at: 1 },
});

/** Shows the map, with the course as the server has it. */
const show = async (course = COURSE): Promise<void> => {
  answering({ [`GET /api/level/course/${course.id}`]: [200, course] });
  const progress = createLocalProgress(createMemoryValue());
  progress.take(PROGRESS);
  renderAt(
    `/en/courses/${course.id}`,
    <ProgressProvider store={progress}>
      <Routes>
        <Route path="courses/:courseId" element={<CourseMapPage />} />
      </Routes>
    </ProgressProvider>,
  );
  await screen.findByRole('heading', { name: 'All places and levels' });
};
const place = (name: string) => within(screen.getByRole('region', { name: new RegExp(name) }));

beforeAll(loadWords);
beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('opens the next level, and links to every level of every open place with its stars', async () => {
  await show();
  expect(screen.getByRole('link', { name: 'Play' }).getAttribute('href')).toBe('/en/play/python/b');
  const garden = place('The Garden');
  expect(garden.getAllByRole('link').map((link) => link.getAttribute('aria-label'))).toEqual([
    'Level 1: Name a, 2 of 3 stars',
    'Level 2: Name b, you are here',
  ]);
  expect(garden.getByText('2 of 6 stars')).toBeTruthy();
});

it('says that a place is new to the learner, and why a place is closed', async () => {
  await show();
  expect(place('The Fields').getByText(/You can go there at any time/)).toBeTruthy();
  const market = place('The Market');
  expect(market.getByText('Your teacher has not opened this place yet.')).toBeTruthy();
  expect(market.queryAllByRole('link')).toEqual([]);
});

it('has signs on the picture for the keyboard: to the next level of a place, or to the reason why it is closed', async () => {
  await show();
  const to = (name: RegExp): string | null => screen.getByRole('link', { name }).getAttribute('href');
  expect([to(/^The Mill/), to(/^The Market/)]).toEqual(['/en/play/python/c', '#place-4']);
});

it('draws the map of the advanced course, whose path has no place after the last chapter', async () => {
  await show({ ...COURSE, id: 'advanced-python', name: 'Advanced Python' });
  expect(document.querySelector('img[src*="advanced-python"]')).not.toBeNull();
  expect(screen.queryByText('The Great Fair')).toBeNull();
  cleanup();
  await show();
  expect(screen.getByText('The Great Fair')).toBeDefined();
});
