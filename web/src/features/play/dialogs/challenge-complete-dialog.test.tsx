// @vitest-environment happy-dom
import { levelSchema } from '@hopcode/engine/formats/level';
import { act, cleanup, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createLocalProgress } from '../../../lib/progress/local-progress.ts';
import { createMemoryValue } from '../../../lib/progress/memory-value.ts';
import { OutboxProvider } from '../../../lib/progress/outbox-context.tsx';
import { ProgressProvider } from '../../../lib/progress/progress-context.tsx';
import { loadEnglish, renderPlay } from '../testing/render-play.tsx';
import { createUnreachableOutbox } from '../testing/unreachable-outbox.ts';
import { ChallengeCompleteDialog } from './challenge-complete-dialog.tsx';

vi.mock('./confetti.ts', () => ({ useConfetti: () => {} }));
vi.mock('../../../ui/pixel-sprite.tsx', () => ({ PixelSprite: () => null }));

const chapter = (id: number, slugs: readonly string[]) => ({
  id,
  name: `${id}`,
  level_data: slugs.map((slug) => ({ slug, name: slug, completed: false, locked: false })),
  quiz_exists: false,
  quiz_complete: false,
  class_locked: false,
});
const COURSE = {
  id: 'challenges',
  name: 'Challenges',
  chapters: [chapter(1, ['a', 'b']), chapter(2, ['c'])],
};

const show = (slug: string) => {
  const level = levelSchema.parse({
    version: 1,
    start: [0, 0],
    map: { tilesets: [], layers: [{ name: 'ground_tiles', width: 1, height: 1, data: [1] }] },
    items: [],
    levelGoals: [],
  });
  const data = {
    ...level,
    slug,
    courseId: COURSE.id,
    name: 'The pond',
    chapter_id: 1,
    chapter_name: 'Beginner',
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
  const outbox = createUnreachableOutbox();
  renderPlay(
    <OutboxProvider outbox={outbox}>
      <ProgressProvider store={createLocalProgress(createMemoryValue())}>
        <MemoryRouter initialEntries={[`/en/challenge/${slug}`]}>
          <Routes>
            <Route
              path="/:lng/*"
              element={
                <ChallengeCompleteDialog
                  opened
                  course={COURSE}
                  data={data}
                  onClose={() => {}}
                  onLeave={() => {}}
                />
              }
            />
          </Routes>
        </MemoryRouter>
      </ProgressProvider>
    </OutboxProvider>,
  );
  return outbox;
};

beforeAll(loadEnglish);
afterEach(cleanup);

describe('ChallengeCompleteDialog', () => {
  it.each([
    ['a', ['See all challenges /en/challenges', 'Next challenge /en/challenge/b']],
    ['b', ['See all challenges /en/challenges', 'Next challenge /en/challenge/c']],
    ['c', ['See all challenges /en/challenges']],
  ])('links to the next challenge, if there is one, from %s', (slug, links) => {
    show(slug);
    expect(
      screen.getAllByRole('link').map((link) => `${link.textContent} ${link.getAttribute('href')}`),
    ).toEqual(links);
  });

  it('says that the server has not received the result yet', async () => {
    const outbox = show('a');
    expect(screen.queryByText(/saved on this device\./i)).toBeNull();
    await act(() => outbox.add({ courseId: COURSE.id, levelSlug: 'a', status: 'complete', code: '' }));
    expect(screen.getByText(/saved on this device\./i)).toBeTruthy();
  });
});
