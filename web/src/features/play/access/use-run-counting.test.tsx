// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { currentUserQuery } from '../../../lib/account/current-user.ts';
import { noteOpenDialog } from '../../../ui/open-dialogs.ts';
import { NOT_STARTED, type RunState } from '../run/run-state.ts';
import { loadEnglish } from '../testing/render-play.tsx';
import { useAccess } from './use-access.ts';
import { useRunCounting } from './use-run-counting.ts';

const BUSY: RunState = { ...NOT_STARTED, phase: { status: 'running', working: false }, runs: 4 };
const ENDED: RunState = {
  ...NOT_STARTED,
  phase: { status: 'ended', end: { status: 'finished' }, complete: false },
  runs: 4,
};
const COMPLETE: RunState = {
  ...NOT_STARTED,
  phase: { status: 'ended', end: { status: 'finished' }, complete: true },
  runs: 4,
};
const MISSED: RunState = { ...ENDED, missed: { complete: false, goals: [] }, cardOpen: true };

type Moment = { readonly state: RunState };

const setUp = (first: Moment = { state: BUSY }) => {
  const queries = new QueryClient();
  queries.setQueryData(currentUserQuery.queryKey, null);
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useAccess({ slug: 'a', chapter_id: 1, locked: false }), { wrapper });
  let invitations = 0;
  let runs = 0;
  let close: (() => void) | undefined;
  let counted = 0;
  const access = {
    ...result.current,
    countRun: () => {
      counted += 1;
    },
    invite: (before?: () => void) => {
      invitations += 1;
      close = before;
      return true;
    },
  };
  const hook = renderHook(({ state }: Moment) => useRunCounting(state, access), {
    wrapper,
    initialProps: first,
  });
  return {
    show: hook.rerender,
    counted: () => counted,
    invitations: () => invitations,
    pressRun: () =>
      hook.result.current(() => {
        runs += 1;
      }),
    close: () => close?.(),
    runs: () => runs,
  };
};

beforeAll(loadEnglish);
afterEach(cleanup);

it('counts each started run once', () => {
  const { show, counted } = setUp();
  const before = counted();
  show({ state: { ...BUSY, runs: 5 } });
  show({ state: { ...ENDED, runs: 5 } });
  expect([before, counted()]).toEqual([0, 1]);
});

describe('the invitation after a run', () => {
  it('opens immediately if there is nothing to read', () => {
    const { show, invitations } = setUp();
    show({ state: ENDED });
    expect(invitations()).toBe(1);
  });

  it('does not follow the card of unmet goals or its first failure', () => {
    const { show, invitations, pressRun } = setUp();
    show({ state: MISSED });
    show({ state: ENDED });
    expect([invitations(), pressRun(), invitations()]).toEqual([0, false, 0]);
  });

  it('replaces the run after a second failure', () => {
    const { show, invitations, pressRun } = setUp();
    show({ state: MISSED });
    show({ state: { ...BUSY, runs: 5 } });
    show({ state: { ...MISSED, runs: 5 } });
    expect([invitations(), pressRun(), invitations(), pressRun()]).toEqual([0, true, 1, false]);
  });

  it('does not follow the success dialog: it replaces the next run', () => {
    const { show, invitations, pressRun } = setUp();
    for (const celebration of ['none', 'open', 'closed'] as const)
      show({ state: { ...COMPLETE, celebration } });
    expect([invitations(), pressRun(), invitations()]).toEqual([0, true, 1]);
  });

  it('does not open over an open dialog', () => {
    const { show, invitations } = setUp();
    const close = noteOpenDialog('another');
    show({ state: ENDED });
    const before = invitations();
    act(close);
    expect([before, invitations()]).toEqual([0, 1]);
  });

  it('replaces the first run of the level that the success dialog led to', () => {
    const { show, invitations } = setUp();
    show({ state: { ...COMPLETE, celebration: 'open' } });
    show({ state: { ...COMPLETE, celebration: 'left' } });
    const next = setUp({ state: NOT_STARTED });
    const before = invitations() + next.invitations();
    expect([before, next.pressRun(), next.invitations(), next.pressRun()]).toEqual([0, true, 1, false]);
  });

  it('postpones the run that it replaces until it is closed', () => {
    const { show, pressRun, close, runs } = setUp();
    show({ state: { ...COMPLETE, celebration: 'open' } });
    show({ state: { ...COMPLETE, celebration: 'closed' } });
    act(() => {
      pressRun();
    });
    const before = runs();
    act(close);
    expect([before, runs()]).toEqual([0, 1]);
  });

  it('does not appear after a user has closed another dialog', () => {
    const { show, invitations } = setUp();
    show({ state: MISSED });
    show({ state: ENDED });
    let close = (): void => {};
    act(() => {
      close = noteOpenDialog('another');
    });
    act(close);
    expect(invitations()).toBe(0);
  });
});
