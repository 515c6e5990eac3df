// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { EnglishLevels } from './english-levels.tsx';
import { type Answer, answering, loadWords, renderAt } from './testing/render-page.tsx';

vi.mock('../lib/i18n/i18n.ts', async (original) => ({
  ...(await original<typeof import('../lib/i18n/i18n.ts')>()),
  hasOwnWords: (code: string) => code === 'en' || code === 'he',
}));

beforeAll(loadWords);
afterEach(cleanup);

/** A course whose chapters from `first` on have levels in English. */
const course = (id: string, name: string, first: number): Answer => [
  200,
  {
    id,
    name,
    chapters: [1, 2, 3].map((chapter) => ({
      id: chapter,
      name: '',
      level_data: [],
      quiz_exists: false,
      quiz_complete: false,
      class_locked: false,
      ...(chapter >= first && { english_levels: true }),
    })),
  },
];
const ALL = 'The levels of this course are in English.';
const FROM = 'From chapter 2 on, the levels of this course are in English.';

it.each([
  ['a course in English', '/he/', ['advanced-python'], [ALL]],
  ['a course whose first chapter is translated', '/he/', ['python'], [FROM]],
  ['a course that is fully translated', '/he/', ['challenges'], []],
  ['two courses', '/he/', ['python', 'advanced-python'], [`Beginners: ${FROM}`, `Advanced: ${ALL}`]],
  ['a page in English', '/en/', ['advanced-python'], []],
  ['a page whose words are all English', '/fr/', ['advanced-python'], []],
])('says which levels are in English: %s', async (_, address, courseIds, notes) => {
  const sent = answering({
    'GET /api/level/course/python': course('python', 'Beginners', 2),
    'GET /api/level/course/advanced-python': course('advanced-python', 'Advanced', 1),
    'GET /api/level/course/challenges': course('challenges', 'Challenges', 4),
  });
  renderAt(address, <EnglishLevels courseIds={courseIds} />);
  const isAsked = address === '/he/';
  await waitFor(() => expect(sent).toHaveLength(isAsked ? courseIds.length : 0));
  if (notes.length > 0) await screen.findAllByRole('note');
  expect(screen.queryAllByRole('note').map(({ textContent }) => textContent)).toEqual(notes);
});
