// @vitest-environment happy-dom
import type { CurrentUser } from '@hopcode/contract/auth/current';
import type { Chapter, Course } from '@hopcode/contract/level/course';
import type { PlayableLevel } from '@hopcode/contract/level/data';
import { levelSchema } from '@hopcode/engine/formats/level';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentUserQuery } from '../../../lib/account/current-user.ts';
import { createLocalProgress } from '../../../lib/progress/local-progress.ts';
import { createMemoryValue } from '../../../lib/progress/memory-value.ts';
import { createOutbox } from '../../../lib/progress/outbox.ts';
import { OutboxProvider } from '../../../lib/progress/outbox-context.tsx';
import { ProgressProvider } from '../../../lib/progress/progress-context.tsx';
import { draftPlace } from '../../../lib/progress/use-draft.ts';
import { loadEnglish, renderPlay } from '../testing/render-play.tsx';
import { changeTipLadder } from '../tips/ladder-store.ts';
import { CompleteDialog } from './complete-dialog.tsx';

vi.mock('./confetti.ts', () => ({ useConfetti: () => {} }));
vi.mock('../../../ui/pixel-sprite.tsx', () => ({ PixelSprite: () => null }));

/**
 * Reads a drawing such as `a* b` as a chapter of two levels, of which the first is complete. `+` marks an extra, `?`
 * adds a quiz, `x` closes the chapter.
 */
const course = (drawing: string): Course => ({
  id: 'python',
  name: 'Python',
  chapters: drawing.split('|').map(
    (levels, index): Chapter => ({
      id: index + 1,
      name: levels,
      quiz_exists: levels.includes('?'),
      quiz_complete: false,
      class_locked: levels.includes('x'),
      level_data: [...levels.matchAll(/([a-w])(\*?)(\+?)/g)].map(([, slug = '', done, extra]) => ({
        slug,
        name: slug,
        completed: done === '*',
        locked: false,
        ...(extra === '+' && { extra: true as const }),
      })),
    }),
  ),
});

const level = (slug: string): PlayableLevel => ({
  ...levelSchema.parse({
    version: 1,
    start: [0, 0],
    map: { tilesets: [], layers: [{ name: 'ground_tiles', width: 1, height: 1, data: [1] }] },
    items: [],
    levelGoals: [],
  }),
  slug,
  courseId: 'python',
  name: 'The pond',
  chapter_id: 1,
  chapter_name: 'One',
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
});

const STUDENT: CurrentUser = {
  user_id: '11111111-1111-4111-8111-111111111111',
  email: null,
  user_details: { user_type: 0 },
  is_student: true,
  student_id: '22222222-2222-4222-8222-222222222222',
  organization_id: '33333333-3333-4333-8333-333333333333',
  last_played: null,
  full_name: null,
  username: 'ana',
  student_details: null,
  class_details: { name: '4b', quiz: true, no_skip: true, unlocked_chapters: [] },
};

let visited: string[] = [];
const Place = () => {
  const { pathname } = useLocation();
  visited.push(pathname);
  return null;
};

const show = (
  drawing: string,
  slug: string,
  options: { readonly farms?: number; readonly inClass?: boolean } = {},
) => {
  const queries = new QueryClient();
  const server = { isThere: false };
  const outbox = createOutbox({
    send: async () => (server.isThere ? 'delivered' : 'unreachable'),
    stored: createMemoryValue(),
    later: () => {},
  });
  queries.setQueryData(currentUserQuery.queryKey, options.inClass ? STUDENT : null);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const dialog = (
    <CompleteDialog
      opened
      course={course(drawing)}
      data={level(slug)}
      farms={options.farms ?? 1}
      onClose={() => {}}
      onLeave={() => {}}
    />
  );
  renderPlay(
    <QueryClientProvider client={queries}>
      <ProgressProvider store={createLocalProgress(createMemoryValue())}>
        <OutboxProvider outbox={outbox}>
          <MemoryRouter initialEntries={[`/en/play/python/${slug}`]}>
            <Routes>
              <Route path="/:lng/*" element={dialog} />
            </Routes>
            <Place />
          </MemoryRouter>
        </OutboxProvider>
      </ProgressProvider>
    </QueryClientProvider>,
  );
  return { outbox, server };
};

const buttons = (): (string | null)[] =>
  screen
    .getAllByRole('button')
    .filter((button) => button.getAttribute('aria-label') === null)
    .map((button) => button.textContent);

beforeAll(loadEnglish);
beforeEach(() => {
  visited = [];
});
afterEach(cleanup);

it.each([
  ['every star of a program without help', undefined, ['It works!', 'On your own', 'Neat work'], 0],
  [
    'what would bring a star that is missing',
    'applied' as const,
    ['To get this star, press Reset code. This time, do not use any lines'],
    1,
  ],
])('says %s', (_, event, words, outlines) => {
  const place = draftPlace({ courseId: 'python', levelSlug: 'a' });
  changeTipLadder(place, event ? { type: event, program: 'x' } : { type: 'reset' });
  show('a b', 'a');
  const list = screen.getByRole('list', { name: 'Stars of this level' });
  expect(words.filter((part) => !list.textContent.includes(part))).toEqual([]);
  expect(list.querySelectorAll('svg.lucide-star')).toHaveLength(outlines);
});

it('links to other content after the last level of the course, and only there', () => {
  show('a b', 'b');
  const ways = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
  expect(ways()).toEqual([
    '/en/play/python/my-farm',
    '/en/challenges',
    '/en/play/advanced-python/generators-level1',
  ]);
  cleanup();
  show('a b', 'a');
  expect(ways()).toEqual([]);
});

it.each([
  ['after the last level', 'a* b* | c', 'b', ['On the map: The Mill comes next']],
  ['while others of the chapter are open', 'a b* | c', 'b', []],
  ['after a level in the middle', 'a* b* | c', 'a', []],
  [
    'and extras as a second way',
    'a* b* c+ d*+ e+ | f',
    'b',
    ['Extra 1, optional: c', 'Extra 3, optional: e', 'On the map: The Mill comes next'],
  ],
  ['not after an extra', 'a* b*+ c+ | d', 'b', []],
])('ends a chapter with the next place on the map %s', async (_, drawing, slug, links) => {
  show(drawing, slug);
  await waitFor(() => expect(screen.queryAllByRole('link').map((link) => link.textContent)).toEqual(links));
});

describe('CompleteDialog', () => {
  it.each([
    ['a level', 'a b', 'a', 'Level complete!', ['Stay here', 'Next level']],
    ['the last level of a chapter', 'a b | c', 'b', 'Level complete!', ['Stay here', 'Next level']],
    ['the last level, others are open', 'a b', 'b', 'Last level complete!', ['Stay here']],
    ['the last open level', 'a* b', 'b', 'Course complete!', ['Stay here']],
    ['the last open level, not at the end', 'a b*', 'a', 'Course complete!', ['Stay here', 'Next level']],
  ])('says what is complete: %s', (_, drawing, slug, title, actions) => {
    show(drawing, slug);
    expect(screen.getByRole('dialog', { name: title })).toBeTruthy();
    expect(buttons()).toEqual(actions);
  });

  it('shows the certificate among the buttons at the end of a course', async () => {
    show('a b*', 'a', { inClass: true });
    const link = await screen.findByRole('link', { name: 'Get your certificate: Python' });
    expect(link.getAttribute('href')).toBe(`/en/certificates/${STUDENT.student_id}`);
    expect(link.parentElement).toBe(screen.getByRole('button', { name: 'Stay here' }).parentElement);
  });

  it.each([
    ['the title without a way on', 'a* b', 'b', () => screen.getByText('Course complete!')],
    ['the way on', 'a b', 'a', () => screen.getByRole('button', { name: 'Next level' })],
  ])('has the focus at %s', async (_, drawing, slug, place) => {
    show(drawing, slug);
    await waitFor(() => expect(document.activeElement).toBe(place()));
  });

  it('goes to the next level only once after two presses', () => {
    show('a b', 'a');
    const next = screen.getByRole('button', { name: 'Next level' });
    fireEvent.click(next, { detail: 1 });
    fireEvent.click(next, { detail: 2 });
    expect(visited.filter((path) => path === '/en/play/python/b')).toHaveLength(1);
  });

  it.each([
    ['the last required level to the next chapter', 'a* b+ c+ | d', 'a', 'd'],
    ['an extra to the other one', 'a* b*+ c+ | d', 'b', 'c'],
    ['the second extra to the first', 'a* b+ c*+ | d', 'c', 'b'],
    ['both extras to the next chapter', 'a* b*+ c*+ | d', 'b', 'd'],
  ])('leads from %s', (_, drawing, slug, next) => {
    show(drawing, slug);
    fireEvent.click(screen.getByRole('button', { name: 'Next level' }));
    expect(visited.at(-1)).toBe(`/en/play/python/${next}`);
  });

  it('goes to the quiz of the chapter if the class has quizzes', () => {
    show('a b ? | c', 'b', { inClass: true });
    expect(screen.queryByRole('button', { name: 'Take the Quiz' })).toBeNull();
    cleanup();
    show('a* b* ? | c', 'b', { inClass: true });
    fireEvent.click(screen.getByRole('button', { name: 'Take the Quiz' }));
    expect(visited.at(-1)).toBe('/en/quiz/python/1/question/1');
  });

  it.each([
    ['a b', 'b', true, 'Complete all levels in this chapter before proceeding to the next one'],
    ['a* b* | c x', 'b', false, 'No more chapters available in your learning path'],
  ])('says why there is no next level: %s', (drawing, slug, inClass, words) => {
    show(`${drawing} | x d`, slug, { inClass });
    expect(screen.getByText(words)).toBeTruthy();
    expect(buttons()).toEqual(['Stay here']);
  });

  it('says that the program works on every farm of the level', () => {
    show('a b', 'a', { farms: 2 });
    expect(screen.getByText('Your program works on every farm of this level.')).toBeTruthy();
  });

  it('says that the server has not received the result yet, until it has', async () => {
    const { outbox, server } = show('a b', 'a');
    const isSaid = (): boolean => screen.queryByText(/saved on this device\./i) !== null;
    expect(isSaid()).toBe(false);
    await act(async () => {
      await outbox.add({ courseId: 'python', levelSlug: 'a', status: 'complete', code: '' });
    });
    expect(isSaid()).toBe(true);
    server.isThere = true;
    await act(outbox.flush);
    expect(isSaid()).toBe(false);
  });
});
