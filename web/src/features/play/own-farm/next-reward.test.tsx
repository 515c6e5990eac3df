// @vitest-environment happy-dom
import type { Course } from '@hopcode/contract/level/course';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createLocalProgress } from '../../../lib/progress/local-progress.ts';
import { createMemoryValue } from '../../../lib/progress/memory-value.ts';
import { ProgressProvider } from '../../../lib/progress/progress-context.tsx';
import { loadEnglish, renderPlay } from '../testing/render-play.tsx';
import { NextReward } from './next-reward.tsx';

vi.mock('../../../ui/pixel-sprite.tsx', () => ({ PixelSprite: () => null }));

const level = (slug: string, brings: string, completed = false) => ({
  slug,
  name: slug,
  completed,
  locked: false,
  brings,
});
const COURSE: Course = {
  id: 'python',
  name: 'Python',
  chapters: [
    {
      id: 1,
      name: 'One',
      quiz_exists: false,
      quiz_complete: false,
      class_locked: false,
      level_data: [
        level('a', 'hen', true),
        level('b', 'sign'),
        level('c', 'no such gift'),
        level('d', 'windmill'),
      ],
    },
    {
      id: 2,
      name: 'Two',
      quiz_exists: false,
      quiz_complete: false,
      class_locked: false,
      level_data: [level('e', 'hen'), level('f', 'barn')],
    },
  ],
};

beforeAll(loadEnglish);
afterEach(cleanup);

const show = (slug: string, onLeave = () => {}, course = COURSE) =>
  renderPlay(
    <MemoryRouter>
      <ProgressProvider store={createLocalProgress(createMemoryValue())}>
        <NextReward course={course} data={{ slug }} onLeave={onLeave} />
      </ProgressProvider>
    </MemoryRouter>,
  );

describe('the next reward', () => {
  it.each([
    ['a', 'New on your farm: a hen', 'After 3 more levels: the windmill'],
    ['b', 'New on your farm: a sign', 'After 2 more levels: the windmill'],
  ])('says what level %s added, and how far away the next big thing is', (slug, brought, next) => {
    show(slug);
    expect(document.body.textContent).toContain(brought);
    expect(document.body.textContent).toContain(next);
  });

  it('says More about a thing that an earlier level has already added', () => {
    show('e');
    expect(document.body.textContent).toContain('More for your farm: a hen');
  });

  it('counts from the chapter of the level, even if earlier levels are incomplete', () => {
    show('e');
    expect(document.body.textContent).toContain('After 1 more level: the barn');
  });

  it('names no further reward after the last one', () => {
    const chapters = COURSE.chapters.slice(1);
    show('f', undefined, { ...COURSE, chapters });
    expect(document.body.textContent).toContain('New on your farm: the barn');
    expect(document.body.textContent).not.toContain('more level');
  });

  it('shows nothing for a level that adds nothing', () => {
    show('c');
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('links to the farm', () => {
    const onLeave = vi.fn<() => void>();
    show('a', onLeave);
    const link = screen.getByRole('link', { name: 'Go to my farm' });
    expect(link.getAttribute('href')).toBe('/en/play/python/my-farm');
    fireEvent.click(link);
    expect(onLeave).toHaveBeenCalledOnce();
  });
});
