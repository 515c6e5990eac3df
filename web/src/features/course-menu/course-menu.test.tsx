// @vitest-environment happy-dom
import type { Course } from '@hopcode/contract/level/course';
import { cleanup, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLocalProgress } from '../../lib/progress/local-progress.ts';
import { createMemoryValue } from '../../lib/progress/memory-value.ts';
import { ProgressProvider } from '../../lib/progress/progress-context.tsx';
import { answering, loadWords, renderAt } from '../../ui/testing/render-page.tsx';
import { CourseMenu } from './course-menu.tsx';

const chapter = (id: number, name: string, locked: boolean) => ({
  id,
  name,
  level_data: [
    { slug: `${name}-level1`, name: `First of ${name}`, completed: true, locked: false },
    { slug: `${name}-level2`, name: `Second of ${name}`, completed: false, locked: false },
  ],
  quiz_exists: id !== 0,
  quiz_complete: false,
  class_locked: locked,
});
const COURSE = {
  id: 'python',
  name: 'Python for beginners',
  chapters: [chapter(0, 'creative', false), chapter(1, 'intro', true), chapter(2, 'loops', false)],
};
const PUPIL = {
  user_id: '11111111-1111-4111-8111-111111111111',
  email: 'ada@example.org',
  user_details: { user_type: 0 },
  is_student: true,
  student_id: '22222222-2222-4222-8222-222222222222',
  organization_id: '33333333-3333-4333-8333-333333333333',
  last_played: null,
  full_name: null,
  username: 'Ada1',
  student_details: null,
  class_details: { name: '6b', quiz: true, no_skip: false, unlocked_chapters: ['python:2'] },
};

const show = (user: typeof PUPIL | undefined, places?: (course: Course, lists: ReactNode) => ReactNode) => {
  answering({
    'GET /api/level/course/python': [200, COURSE],
    ...(user && { 'GET /api/auth/current': [200, user] }),
  });
  renderAt(
    '/en/play/python/loops-level1',
    <ProgressProvider store={createLocalProgress(createMemoryValue())}>
      <CourseMenu
        courseId="python"
        levelSlug="loops-level1"
        quizzes
        onNavigate={() => {}}
        onChooseCourse={() => {}}
        places={places}
      />
    </ProgressProvider>,
  );
};

const chapters = () =>
  [...document.querySelectorAll('summary')].map((line) => line.firstElementChild?.textContent);

beforeAll(loadWords);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('CourseMenu', () => {
  it('lists every chapter to a visitor, the creative one last, without quizzes', async () => {
    show(undefined);
    await screen.findByText('Python for beginners');
    expect(chapters()).toEqual(['1. intro', '2. loops', '3. creative']);
    expect(screen.queryByRole('link', { name: 'Quiz' })).toBeNull();
    expect(screen.getByRole('progressbar', { name: 'Course progress' }).getAttribute('aria-valuenow')).toBe(
      '50',
    );
  });

  it('shows the places instead of the lists, and the creative chapter after them', async () => {
    show(undefined, (course) => <p>Places of {course.name}</p>);
    await screen.findByText('Places of Python for beginners');
    expect(chapters()).toEqual(['3. creative']);
  });

  it('passes the lists to a function that cannot show the places', async () => {
    show(undefined, (_, lists) => lists);
    await screen.findByText('Python for beginners');
    expect(chapters()).toEqual(['1. intro', '2. loops', '3. creative']);
  });

  it('hides locked chapters from a school student, and keeps the numbers of the others', async () => {
    show(PUPIL);
    await screen.findByRole('link', { name: /First of loops/ });
    await screen.findByRole('link', { name: 'Quiz' });
    expect(chapters()).toEqual(['2. loops', '3. creative']);
    expect(screen.getByRole('link', { name: 'Quiz' }).getAttribute('href')).toBe(
      '/en/quiz/python/2/question/1',
    );
  });
});
