// @vitest-environment happy-dom
import { levelSchema } from '@hopcode/engine/formats/level';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentUserQuery } from '../../../lib/account/current-user.ts';
import { createLocalProgress } from '../../../lib/progress/local-progress.ts';
import { createMemoryValue } from '../../../lib/progress/memory-value.ts';
import { OutboxProvider } from '../../../lib/progress/outbox-context.tsx';
import { ProgressProvider } from '../../../lib/progress/progress-context.tsx';
import { NOT_STARTED, type RunEvent } from '../run/run-state.ts';
import { loadEnglish, renderPlay } from '../testing/render-play.tsx';
import { createUnreachableOutbox } from '../testing/unreachable-outbox.ts';
import { ResultDialogs } from './result-dialogs.tsx';

vi.mock('./confetti.ts', () => ({ useConfetti: () => {} }));
vi.mock('../../../ui/pixel-sprite.tsx', () => ({ PixelSprite: () => null }));

const courseNamed = (id: string) => ({
  id,
  name: id,
  chapters: [
    {
      id: 1,
      name: 'One',
      level_data: ['a', 'b'].map((slug) => ({ slug, name: slug, completed: false, locked: false })),
      quiz_exists: false,
      quiz_complete: false,
      class_locked: false,
    },
  ],
});

const LEVEL = {
  ...levelSchema.parse({
    version: 1,
    start: [0, 0],
    map: { tilesets: [], layers: [{ name: 'ground_tiles', width: 1, height: 1, data: [1] }] },
    items: [],
    levelGoals: [],
  }),
  slug: 'a',
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
};

/** Shows the dialog of a complete level or challenge; returns the events that it sends. */
const celebrate = (courseId: string): readonly RunEvent[] => {
  const events: RunEvent[] = [];
  const queries = new QueryClient();
  queries.setQueryData(currentUserQuery.queryKey, null);
  const dialogs = (
    <ResultDialogs
      course={courseNamed(courseId)}
      data={{ ...LEVEL, courseId }}
      farms={1}
      busy={false}
      state={{ ...NOT_STARTED, celebration: 'open' }}
      dispatch={(event) => events.push(event)}
      canSignUp={false}
      onReplay={() => {}}
    />
  );
  renderPlay(
    <QueryClientProvider client={queries}>
      <ProgressProvider store={createLocalProgress(createMemoryValue())}>
        <OutboxProvider outbox={createUnreachableOutbox()}>
          <MemoryRouter initialEntries={['/en/play/python/a']}>
            <Routes>
              <Route path="/:lng/*" element={dialogs} />
            </Routes>
          </MemoryRouter>
        </OutboxProvider>
      </ProgressProvider>
    </QueryClientProvider>,
  );
  return events;
};

beforeAll(loadEnglish);
beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('ResultDialogs', () => {
  it.each([
    ['python', 'button', 'Next level', 'celebration-left'],
    ['python', 'button', 'Stay here', 'celebration-closed'],
    ['challenges', 'link', 'Next challenge', 'celebration-left'],
    ['challenges', 'link', 'See all challenges', 'celebration-left'],
  ])('%s: the %s "%s" sends %s', async (courseId, role, name, type) => {
    const events = celebrate(courseId);
    fireEvent.click(await screen.findByRole(role, { name }));
    expect(events).toEqual([{ type }]);
  });
});
