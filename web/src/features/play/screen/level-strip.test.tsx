// @vitest-environment happy-dom
import type { Course } from '@hopcode/contract/level/course';
import { levelSchema } from '@hopcode/engine/formats/level';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useLocation } from 'react-router';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLocalProgress } from '../../../lib/progress/local-progress.ts';
import { createMemoryValue } from '../../../lib/progress/memory-value.ts';
import { ProgressProvider } from '../../../lib/progress/progress-context.tsx';
import { answering, loadWords, renderAt } from '../../../ui/testing/render-page.tsx';
import { LevelStrip } from './level-strip.tsx';

/**
 * `a! b~ | x c` is a course of two chapters; `!` marks a locked level, `~` one that is not ready, `*` a
 * complete one, `+` an extra, `x` a chapter that the class has locked.
 */
const course = (drawing: string): Course => ({
  id: 'python',
  name: 'Python',
  chapters: drawing.split('|').map((levels, index) => ({
    id: index + 1,
    name: `Chapter ${index + 1}`,
    quiz_exists: levels.includes('?'),
    quiz_complete: false,
    class_locked: levels.includes('x'),
    level_data: [...levels.matchAll(/([a-w])([!~+*]*)/g)].map(([, slug = '', sign]) => ({
      slug,
      name: slug.toUpperCase(),
      completed: sign?.includes('*') === true,
      locked: sign === '!',
      ...(sign?.includes('+') && { extra: true as const }),
      ...(sign === '~' && { not_ready: true as const }),
    })),
  })),
});

const LEVEL = levelSchema.parse({
  version: 1,
  start: [0, 0],
  map: { tilesets: [], layers: [{ name: 'ground_tiles', width: 1, height: 1, data: [1] }] },
  items: [],
  levelGoals: [],
});

type Options = { readonly busy?: boolean; readonly quiz?: boolean; readonly noSkip?: boolean };

/** Why the chosen level cannot be opened. */
let refused: string[] = [];
const onLocked = (why: string): void => {
  refused.push(why);
};

/** Shows the strip for the level whose slug is at the end of the address. */
const Strip = ({ drawing, busy = false }: { readonly drawing: string } & Options) => {
  const slug = useLocation().pathname.split('/').at(-1) ?? '';
  const data = {
    ...LEVEL,
    slug,
    courseId: 'python',
    name: slug,
    chapter_id: 1,
    chapter_name: 'Chapter 1',
    level_id: 0,
    story: '',
    goal: '',
    guide: '',
    tutorial: '',
    hint: '',
    hints: [],
    codeTemplate: '',
    completed: false,
    locked: false,
    last_code_executed: null,
  };
  return <LevelStrip key={slug} course={course(drawing)} data={data} busy={busy} onLocked={onLocked} />;
};

const show = (
  drawing: string,
  slug: string,
  { busy = false, quiz = false, noSkip = false }: Options = {},
) => {
  answering({
    'GET /api/auth/current': [
      200,
      {
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
        class_details: { name: '6b', quiz, no_skip: noSkip, unlocked_chapters: [] },
      },
    ],
  });
  renderAt(
    `/en/play/python/${slug}`,
    <ProgressProvider store={createLocalProgress(createMemoryValue())}>
      <Strip drawing={drawing} busy={busy} />
    </ProgressProvider>,
  );
};

const NEXT_PLACE = 'Next chapter:';
const place = () => screen.getByTestId('place').textContent;

beforeAll(loadWords);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('LevelStrip', () => {
  it.each<[string, string, 'Back' | 'Next', string, Options?]>([
    ['a', 'a', 'Back', 'This is the first level of the course'],
    ['a! b', 'b', 'Back', 'Previous level is locked. You may need to upgrade your subscription.'],
    ['x a | b', 'b', 'Back', 'Previous chapter is not available in your learning path'],
    ['a', 'z', 'Back', 'No previous level available'],
    ['a b!', 'a', 'Next', 'Next level is locked. You may need to upgrade your subscription.'],
    ['a', 'a', 'Next', 'You have reached the end of available content'],
    ['a | x b', 'a', 'Next', 'No more chapters available in your learning path'],
    ['a', 'z', 'Next', 'Next level is not available'],
    ['a b', 'a', 'Next', 'Wait for code execution to finish before navigating', { busy: true }],
    ['a b', 'b', 'Back', 'Wait for code execution to finish before navigating', { busy: true }],
    [
      'a b | c',
      'b',
      'Next',
      'Complete all levels in this chapter before proceeding to the next one',
      { noSkip: true },
    ],
  ])('%s, at %s: %s is disabled, “%s”', async (drawing, slug, name, reason, options) => {
    show(drawing, slug, options);
    const step = await screen.findByRole('button', { name, description: reason });
    expect(step.getAttribute('aria-disabled')).toBe('true');
  });

  it('offers the quiz that ends a chapter', async () => {
    show('a ? | b', 'a', { quiz: true });
    const step = await screen.findByRole('link', {
      name: 'Take the Quiz',
      description: 'Take the quiz to proceed to the next chapter',
    });
    expect(step.getAttribute('href')).toBe('/en/quiz/python/1/question/1');
  });

  it.each([
    ['Next', 'a', '/en/play/python/b'],
    ['Back', 'd', '/en/play/python/c'],
  ])('moves one level with two quick clicks on %s', (name, slug, there) => {
    show('a b c d', slug);
    fireEvent.click(screen.getByRole('link', { name }), { detail: 1 });
    fireEvent.click(screen.getByRole('link', { name }), { detail: 2 });
    expect(place()).toBe(there);
    fireEvent.click(screen.getByRole('link', { name }), { detail: 1 });
    expect(place()).not.toBe(there);
  });

  it.each([
    ['a | b', 'a', 'Chapter 2'],
    ['a | | b', 'a', 'Chapter 3'],
    ['a | b', 'b', undefined],
  ])('%s, at %s: the sign at its end names %s', (drawing, slug, name) => {
    show(drawing, slug);
    expect(screen.queryByText(NEXT_PLACE)?.parentElement?.textContent).toBe(
      name === undefined ? undefined : `${NEXT_PLACE} ${name}`,
    );
  });

  it('says that a level is not ready, and asks for its dialog', () => {
    refused = [];
    show('a b~ c! | d', 'a');
    fireEvent.click(screen.getByRole('button', { name: 'Level 2: B, not ready yet' }));
    fireEvent.click(screen.getByRole('button', { name: 'Level 3: C, locked' }));
    expect(refused).toEqual(['not-ready', 'locked']);
  });

  it('shows extras by name and shape, locked until the required levels are complete', async () => {
    refused = [];
    show('a* b c+ d*+ | e', 'b');
    const extra = await screen.findByRole('button', { name: 'Extra 1, optional: C, locked' });
    fireEvent.click(extra);
    expect(refused).toEqual(['extra']);
    expect(extra.hasAttribute('data-extra')).toBe(true);
    // A complete extra stays open.
    expect(screen.getByRole('link', { name: 'Extra 2, optional: D, 1 star, complete' })).toBeTruthy();
    cleanup();
    show('a* b* c+ d+ | e', 'b');
    const open = screen.getByRole('link', { name: 'Extra 1, optional: C' });
    expect(open.getAttribute('href')).toBe('/en/play/python/c');
    expect(screen.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe('/en/play/python/e');
  });

  it('disables its squares while a program runs', () => {
    show('a b', 'a', { busy: true });
    const square = screen.getByRole('button', { name: 'Level 2: B' });
    fireEvent.click(square);
    expect([square.getAttribute('aria-disabled'), place()]).toEqual(['true', '/en/play/python/a']);
  });
});

it('scrolls back to the current level after Tab has left the levels, not before', () => {
  show('a b c', 'a');
  const [first, , last] = screen.getAllByRole('link', { name: /^Level/ });
  const list = screen.getByRole('list');
  list.getBoundingClientRect = () => new DOMRect(0, 0, 100, 44);
  if (first) first.getBoundingClientRect = () => new DOMRect(-300, 0, 40, 44);
  list.scrollLeft = 400;
  if (first) fireEvent.focusOut(first, { relatedTarget: last });
  expect(list.scrollLeft).toBe(400);
  if (last) fireEvent.focusOut(last, { relatedTarget: document.body });
  expect(list.scrollLeft).toBe(70);
});
