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

/** Renders the map of a course that the server sends. */
const show = async (course = COURSE, calls: Parameters<typeof answering>[0] = {}): Promise<void> => {
  answering({ [`GET /api/level/course/${course.id}`]: [200, course], ...calls });
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

it('has signs that link to the next level of a place, or to the reason why it is closed', async () => {
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

const PUPIL = {
  user_id: '11111111-1111-4111-8111-111111111111',
  email: null,
  user_details: { user_type: 0 },
  is_student: true,
  student_id: '22222222-2222-4222-8222-222222222222',
  organization_id: '33333333-3333-4333-8333-333333333333',
  last_played: null,
  full_name: null,
  username: 'Bo',
  student_details: null,
  class_details: { name: '6b', quiz: false, no_skip: false, unlocked_chapters: [] },
};
const EXTRA = {
  id: '44444444-4444-4444-8444-444444444444',
  level_slug: 'maze-0123456789',
  course_id: 'python',
  name: 'Maze',
  map_path: null,
  size: [16, 10],
  creator_user_id: '55555555-5555-4555-8555-555555555555',
  creator_student_id: null,
  creator_name: 'Ms Reed',
  own: false,
  is_public: true,
  school_visible: false,
  state: 'public',
  favorite: false,
  likes: 0,
  plays: 0,
  completions: 0,
  updated_at: '2026-11-23T10:00:00.000Z',
  completed: true,
};

it('shows the extra chapter of the class with its levels', async () => {
  await show(COURSE, {
    'GET /api/auth/current': [200, PUPIL],
    'GET /api/level/class-levels': [200, [EXTRA]],
  });
  const extra = within(await screen.findByRole('region', { name: 'Extra levels' }));
  expect(extra.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    `/en/play/python/${EXTRA.creator_user_id}/${EXTRA.level_slug}`,
  ]);
  expect(extra.getByLabelText('complete')).toBeTruthy();
});

it('asks for no extra chapter without a class', async () => {
  const call = vi.fn<() => void>();
  await show(COURSE, {
    'GET /api/auth/current': [200, { ...PUPIL, class_details: null }],
    'GET /api/level/class-levels': () => {
      call();
      return [200, [EXTRA]];
    },
  });
  expect(call).not.toHaveBeenCalled();
});
