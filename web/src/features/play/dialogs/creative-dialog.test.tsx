// @vitest-environment happy-dom
import type { CurrentUser } from '@hopcode/contract/auth/current';
import type { CreativeSummary } from '@hopcode/contract/creative/creative-summary';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { currentUserQuery } from '../../../lib/account/current-user.ts';
import { OutboxProvider } from '../../../lib/progress/outbox-context.tsx';
import { loadEnglish, renderPlay } from '../testing/render-play.tsx';
import { createUnreachableOutbox } from '../testing/unreachable-outbox.ts';
import { CreativeDialog } from './creative-dialog.tsx';

vi.mock('./confetti.ts', () => ({ useConfetti: () => {} }));
vi.mock('../../../ui/pixel-sprite.tsx', () => ({ PixelSprite: () => null }));

const LEVEL: CreativeSummary = {
  id: '11111111-1111-4111-8111-111111111111',
  level_slug: 'a',
  course_id: 'python',
  name: 'My farm',
  map_path: null,
  size: [4, 1],
  creator_user_id: '22222222-2222-4222-8222-222222222222',
  creator_student_id: null,
  creator_name: 'Sunny Pear',
  own: false,
  is_public: true,
  school_visible: false,
  state: 'public',
  favorite: false,
  likes: 3,
  plays: 0,
  completions: 0,
  updated_at: '2026-01-01T08:00:00.000Z',
};

const USER: CurrentUser = {
  user_id: '33333333-3333-4333-8333-333333333333',
  email: null,
  user_details: { user_type: 0 },
  is_student: false,
  student_id: null,
  organization_id: null,
  last_played: null,
  full_name: null,
  username: 'ana',
  student_details: null,
  class_details: null,
};

const show = (canSignUp: boolean, level?: CreativeSummary, hasAccount = false) => {
  const log: string[] = [];
  const outbox = createUnreachableOutbox();
  const dialog = (
    <CreativeDialog
      opened
      levelName="My farm"
      level={level}
      canSignUp={canSignUp}
      onReplay={() => log.push('replay')}
      onClose={() => log.push('close')}
    />
  );
  const queries = new QueryClient();
  queries.setQueryData(currentUserQuery.queryKey, hasAccount ? USER : null);
  renderPlay(
    <QueryClientProvider client={queries}>
      <OutboxProvider outbox={outbox}>
        <MemoryRouter initialEntries={['/en/play/python/a']}>
          <Routes>
            <Route path="/:lng/*" element={dialog} />
          </Routes>
        </MemoryRouter>
      </OutboxProvider>
    </QueryClientProvider>,
  );
  return { log, outbox };
};

beforeAll(loadEnglish);
afterEach(cleanup);

describe('CreativeDialog', () => {
  it('plays the level again and closes', () => {
    const { log } = show(false);
    fireEvent.click(screen.getByRole('button', { name: 'Play again' }));
    expect(log).toEqual(['replay', 'close']);
  });

  it('says that the server has not received the result yet', async () => {
    const { outbox } = show(false);
    expect(screen.queryByText(/saved on this device\./i)).toBeNull();
    await act(() => outbox.add({ courseId: 'python', levelSlug: 'a', status: 'complete', code: '' }));
    expect(screen.getByText(/saved on this device\./i)).toBeTruthy();
  });

  it.each([
    [true, ['/en/signup?redirect=%2Fen%2Fplay%2Fpython%2Fa']],
    [false, []],
  ])('invites visitors to sign up if they can, and brings them back: %s', (canSignUp, links) => {
    show(canSignUp);
    expect(screen.queryAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(links);
  });

  const creator = `/en/creative-levels/creator/${LEVEL.creator_user_id}`;
  it.each([
    ['a visitor', LEVEL, false, [creator, '/en/creative-levels'], 0],
    ['an account', LEVEL, true, [creator, '/en/creative-levels'], 1],
    ['its author', { ...LEVEL, own: true }, true, ['/en/level-creator/python/a', '/en/creative-levels'], 0],
  ] as const)('shows the ways on to %s', (_, level, hasAccount, links, hearts) => {
    show(false, level, hasAccount);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(links);
    expect(screen.queryAllByRole('button', { name: 'Like: My farm' })).toHaveLength(hearts);
  });
});
