// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createLocalProgress } from '../../lib/progress/local-progress.ts';
import { createMemoryValue } from '../../lib/progress/memory-value.ts';
import { ProgressProvider } from '../../lib/progress/progress-context.tsx';
import { answering, loadWords, renderAt } from '../../ui/testing/render-page.tsx';
import { ChooseCourseDialog } from './choose-course-dialog.tsx';

const level = (slug: string, completed: boolean) => ({ slug, name: slug, completed, locked: false });
const course = (done: number) => ({
  id: 'python',
  name: 'Python for beginners',
  chapters: [
    {
      id: 1,
      name: 'Loops',
      level_data: ['intro-level1', 'intro-level2'].map((slug, index) => level(slug, index < done)),
      quiz_exists: false,
      quiz_complete: false,
      class_locked: false,
    },
  ],
});

const show = () =>
  renderAt(
    '/en/',
    <ProgressProvider store={createLocalProgress(createMemoryValue())}>
      <ChooseCourseDialog
        opened
        onClose={() => {}}
        courses={[{ id: 'python', firstLevel: 'intro-level1' }]}
      />
    </ProgressProvider>,
  );

beforeAll(loadWords);
afterEach(cleanup);

describe('ChooseCourseDialog', () => {
  it.each([
    ['new', 0, 'intro-level1', '0 of 2 levels complete (0%)'],
    ['in the middle', 1, 'intro-level2', '1 of 2 levels complete (50%)'],
    ['finished', 2, 'intro-level1', '2 of 2 levels complete (100%)'],
  ])('links a learner who is %s to the right level', async (_, done, slug, share) => {
    answering({ 'GET /api/level/course/python': [200, course(done)] });
    show();
    const link = await screen.findByRole('link', { name: /Python for beginners/ });
    expect(link.getAttribute('href')).toBe(`/en/play/python/${slug}`);
    expect(link.textContent).toContain(share);
  });

  it('links a locked course to the ways to open it', async () => {
    const gate = {
      open: null,
      by_adult: false,
      chapters: [],
      placement: { questions: 6, needed: 5, round: 1, best: null, again_on: null },
    };
    answering({ 'GET /api/level/course/python': [200, { ...course(0), gate }] });
    show();
    const link = await screen.findByRole('link', { name: /How to open this course/ });
    expect(link.getAttribute('href')).toBe('/en/courses/python');
  });

  it('reports a course that cannot be loaded', async () => {
    answering({ 'GET /api/level/course/python': [500, {}] });
    show();
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});
