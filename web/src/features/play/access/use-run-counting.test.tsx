// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { currentUserQuery } from '../../../lib/account/current-user.ts';
import { noteOpenDialog } from '../../../ui/open-dialogs.ts';
import { type Execution, NOT_STARTED } from '../run/execution.ts';
import { EMPTY_VIEW, type RunView } from '../run/run-view.ts';
import { loadEnglish } from '../testing/render-play.tsx';
import { useAccess } from './use-access.ts';
import { useRunCounting } from './use-run-counting.ts';

const BUSY: Execution = { phase: { status: 'running' }, runs: 4 };
const ENDED: Execution = {
  phase: { status: 'ended', end: { status: 'finished' }, complete: false },
  runs: 4,
};
const COMPLETE: Execution = {
  phase: { status: 'ended', end: { status: 'finished' }, complete: true },
  runs: 4,
};
const MISSED: RunView = { ...EMPTY_VIEW, missed: { complete: false, goals: [] } };

type Moment = { readonly execution: Execution; readonly view: RunView; readonly code: string };

const setUp = (first: Moment = { execution: BUSY, view: EMPTY_VIEW, code: 'a' }) => {
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
  const hook = renderHook(
    ({ execution, view, code }: Moment) => useRunCounting(execution, view, access, code),
    { wrapper, initialProps: first },
  );
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

it('counts each run that starts, once', () => {
  const { show, counted } = setUp();
  const before = counted();
  show({ execution: { ...BUSY, runs: 5 }, view: EMPTY_VIEW, code: 'a' });
  show({ execution: { ...ENDED, runs: 5 }, view: EMPTY_VIEW, code: 'a' });
  expect([before, counted()]).toEqual([0, 1]);
});

describe('the invitation after a run', () => {
  it('comes at once when there is nothing to read', () => {
    const { show, invitations } = setUp();
    show({ execution: ENDED, view: EMPTY_VIEW, code: 'a' });
    expect(invitations()).toBe(1);
  });

  it('waits until the note of what is missing is closed', () => {
    const { show, invitations } = setUp();
    show({ execution: ENDED, view: MISSED, code: 'a' });
    const before = invitations();
    show({ execution: ENDED, view: EMPTY_VIEW, code: 'a' });
    expect([before, invitations()]).toEqual([0, 1]);
  });

  it('waits until the good news of a complete level was shown and is closed', () => {
    const { show, invitations } = setUp();
    const seen = (['none', 'open', 'closed'] as const).map((celebration) => {
      show({ execution: COMPLETE, view: { ...EMPTY_VIEW, celebration }, code: 'a' });
      return invitations();
    });
    expect(seen).toEqual([0, 0, 1]);
  });

  it('is not opened over a dialog that somebody has opened', () => {
    const { show, invitations } = setUp();
    const close = noteOpenDialog('another');
    show({ execution: ENDED, view: EMPTY_VIEW, code: 'a' });
    const before = invitations();
    act(close);
    expect([before, invitations()]).toEqual([0, 1]);
  });

  it('takes the place of the first run of the level to which the good news has led', () => {
    const { show, invitations } = setUp();
    show({ execution: COMPLETE, view: { ...EMPTY_VIEW, celebration: 'open' }, code: 'a' });
    show({ execution: COMPLETE, view: { ...EMPTY_VIEW, celebration: 'left' }, code: 'a' });
    const next = setUp({ execution: NOT_STARTED, view: EMPTY_VIEW, code: 'b' });
    const before = invitations() + next.invitations();
    expect([before, next.pressRun(), next.invitations(), next.pressRun()]).toEqual([0, true, 1, false]);
  });

  it('does not interrupt whoever types on, and takes the place of the next run', () => {
    const { show, invitations, pressRun } = setUp();
    show({ execution: ENDED, view: MISSED, code: 'a' });
    show({ execution: ENDED, view: EMPTY_VIEW, code: 'ab' });
    const before = invitations();
    let first = false;
    act(() => {
      first = pressRun();
    });
    expect([before, first, invitations(), pressRun()]).toEqual([0, true, 1, false]);
  });

  it('postpones the run whose place it takes until it is closed', () => {
    const { show, pressRun, close, runs } = setUp();
    show({ execution: ENDED, view: MISSED, code: 'a' });
    show({ execution: ENDED, view: EMPTY_VIEW, code: 'ab' });
    act(() => {
      pressRun();
    });
    const before = runs();
    act(close);
    expect([before, runs()]).toEqual([0, 1]);
  });

  it('does not interrupt them when they close a dialog that they have opened either', () => {
    const { show, invitations } = setUp();
    show({ execution: ENDED, view: MISSED, code: 'a' });
    show({ execution: ENDED, view: EMPTY_VIEW, code: 'ab' });
    let close = (): void => {};
    act(() => {
      close = noteOpenDialog('another');
    });
    act(close);
    expect(invitations()).toBe(0);
  });
});
