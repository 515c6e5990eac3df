// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createQueryClient } from '../../../lib/api/query-client.ts';
import { siteQuery } from '../../../lib/api/site-query.ts';
import { PLAYING_ONLY } from '../../../lib/site-features.tsx';
import { loadEnglish, renderPlay } from '../testing/render-play.tsx';
import { AccessDialog } from './access-dialog.tsx';
import { asksAdult, hasNoShop, type Situation, type Wall, waysOut } from './policies.ts';

const SITUATION: Situation = {
  features: { signUp: true, purchase: true },
  player: 'visitor',
  role: undefined,
  narrow: false,
  level: { slug: 'a', chapterId: 1, locked: false },
  runs: 0,
  creativeRuns: 0,
};

/** The query that leads back to the level after the login. */
const BACK = '?redirect=%2Fhe%2Fplay%2Fpython%2Fa';

const show = (wall: Wall, situation = SITUATION, google = true) => {
  const queryClient = createQueryClient();
  queryClient.setQueryData(siteQuery.queryKey, {
    google,
    mail: true,
    retention_months: 24,
    selling: 'off',
    paddle_client_token: null,
  });
  let closed = 0;
  const dialog = (
    <AccessDialog
      wall={wall}
      ways={waysOut(wall, situation)}
      asksAdult={asksAdult(wall, situation)}
      noShop={hasNoShop(wall, situation)}
      onClose={() => {
        closed += 1;
      }}
    />
  );
  renderPlay(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={['/he/play/python/a']}>
        <Routes>
          <Route path="/:lng/*" element={dialog} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const links = screen
    .queryAllByRole('link')
    .map((link) => `${link.textContent} ${link.getAttribute('href')}`);
  return { links, closed: () => closed };
};

beforeAll(loadEnglish);
afterEach(cleanup);

describe('AccessDialog', () => {
  it.each<[Wall, string, string[]]>([
    [
      'save-progress',
      'Sign up to save progress',
      [
        `Log in /he/login${BACK}`,
        'Sign up with Google /api/auth/google/authorize?locale=he&redirect=%2Fhe%2Fplay%2Fpython%2Fa',
        `Sign up /he/signup${BACK}`,
      ],
    ],
    ['credits', 'Enough for today', [`Log in /he/login${BACK}`, `Sign up /he/signup${BACK}`]],
    ['purchase', 'This level is part of the full course', ['Buy the course /he/purchase']],
    ['login', 'Please log in again', [`Log in /he/login${BACK}`]],
  ])('%s', (wall, title, links) => {
    expect([show(wall).links, screen.getByRole('dialog', { name: title }) !== null]).toEqual([links, true]);
  });

  it('offers Google only if the site has it', () => {
    expect(show('save-progress', SITUATION, false).links).toEqual([
      `Log in /he/login${BACK}`,
      `Sign up /he/signup${BACK}`,
    ]);
  });

  it("uses the specification's words", () => {
    show('credits');
    expect(screen.getByRole('dialog').textContent).toContain(
      "You've used all your attempts for the day. Sign up to get more attempts.",
    );
    cleanup();
    show('upgrade', { ...SITUATION, player: 'account', role: 'parent' });
    expect(screen.getByRole('dialog').textContent).toContain(
      'Upgrade your plan to get unlimited attempts each day.',
    );
  });

  it.each<Wall>(['locked', 'purchase', 'upgrade'])(
    'tells a child whom to ask, without a link: %s',
    (wall) => {
      const { links } = show(wall, { ...SITUATION, player: 'student', role: 'pupil' });
      const words = screen.getByRole('dialog').textContent;
      expect([links, words?.includes('Ask your parent or teacher'), words?.includes('Buy')]).toEqual([
        [],
        true,
        false,
      ]);
    },
  );

  it('says that nothing is sold here if only a purchase would help', () => {
    const { links } = show('locked', {
      ...SITUATION,
      features: { ...SITUATION.features, purchase: false },
    });
    expect([links, screen.getByRole('dialog').textContent?.includes('You cannot buy this')]).toEqual([
      [],
      true,
    ]);
  });

  it('shows no link if the site has no page for it', () => {
    expect(show('login', { ...SITUATION, features: PLAYING_ONLY }).links).toEqual([]);
  });

  it.each<[string, Wall, string, boolean]>([
    ['within the app', 'credits', 'Log in', true],
    ['to a reloaded page if this one has a learner without a login', 'login', 'Log in', false],
    ['outside the app', 'save-progress', 'Sign up with Google', false],
  ])('links %s', (_, wall, name, within) => {
    show(wall);
    let isWithin: boolean | undefined;
    const follow = (event: Event): void => {
      isWithin = event.defaultPrevented;
      event.preventDefault();
    };
    document.addEventListener('click', follow);
    fireEvent.click(screen.getByRole('link', { name }));
    document.removeEventListener('click', follow);
    expect(isWithin).toBe(within);
  });

  it('can be closed', () => {
    const { closed } = show('continue');
    fireEvent.click(screen.getByRole('button', { name: 'Not now' }));
    expect(closed()).toBe(1);
  });
});
