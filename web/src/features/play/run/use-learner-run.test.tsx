// @vitest-environment happy-dom
import { type Level, levelSchema } from '@hopcode/engine/formats/level';
import type { RunnerState } from '@hopcode/python-runner/runner';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import { createRef, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLocalProgress } from '../../../lib/progress/local-progress.ts';
import { createMemoryValue } from '../../../lib/progress/memory-value.ts';
import { OutboxProvider } from '../../../lib/progress/outbox-context.tsx';
import { ProgressProvider } from '../../../lib/progress/progress-context.tsx';
import { createUnreachableOutbox } from '../testing/unreachable-outbox.ts';
import type { Problem } from './run-result.ts';
import { useLearnerRun } from './use-learner-run.ts';

const python = vi.hoisted(() => {
  const listeners = new Set<() => void>();
  let state: RunnerState = 'booting';
  return {
    start: vi.fn<() => void>(),
    rehearse: vi.fn<(level: Level) => void>(),
    stop: () => {},
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    becomes: (next: RunnerState) => {
      state = next;
      for (const listener of listeners) listener();
    },
  };
});
vi.mock('../../../lib/python.ts', () => ({ python }));
vi.mock('./run-parts.ts', () => ({
  RUN_PARTS: [],
  fetchRunParts: async (_: AbortSignal, parts: readonly (() => Promise<unknown>)[]) => {
    for (const load of parts) await load();
  },
  loadBadgeNews: async () => async () => {},
}));

const LEVEL = levelSchema.parse({
  version: 1,
  start: [0, 0],
  map: { tilesets: [], layers: [{ name: 'ground_tiles', width: 1, height: 1, data: [1] }] },
  items: [],
  levelGoals: [],
});

const Surroundings = ({ children }: { readonly children: ReactNode }) => (
  <QueryClientProvider client={new QueryClient()}>
    <ProgressProvider store={createLocalProgress(createMemoryValue())}>
      <OutboxProvider outbox={createUnreachableOutbox()}>{children}</OutboxProvider>
    </ProgressProvider>
  </QueryClientProvider>
);

const OPTIONS = {
  address: { courseId: 'python', levelSlug: 'a' },
  data: { codeTemplate: '' },
  farms: [LEVEL],
  code: '',
  speed: 'normal',
  stage: createRef<null>(),
  editor: createRef<null>(),
  savedAt: null,
  onRefused: () => false,
} as const;

/** A level whose last run ended with a problem, without Python. */
const setUp = (problem: Problem) => {
  const { result } = renderHook(() => useLearnerRun(OPTIONS), { wrapper: Surroundings });
  act(() => {
    python.becomes('dead');
    result.current.dispatch({ type: 'problem-found', problem });
  });
  python.start.mockClear();
  return () => result.current.state.problem;
};

const goOnline = (): void => {
  act(() => {
    globalThis.dispatchEvent(new Event('online'));
  });
};

/** Opens a level and counts its renders. */
const open = () => {
  let renders = 0;
  renderHook(
    () => {
      renders += 1;
      return useLearnerRun(OPTIONS);
    },
    { wrapper: Surroundings },
  );
  return () => renders;
};

beforeEach(() => {
  python.rehearse.mockClear();
  python.becomes('booting');
});
afterEach(cleanup);

describe('Python that could not be loaded', () => {
  it('loads again when the network is back, and then removes the problem', () => {
    const problem = setUp({ kind: 'no-python' });
    expect(python.start).not.toHaveBeenCalled();
    goOnline();
    expect(python.start).toHaveBeenCalledOnce();
    expect(problem()).toEqual({ kind: 'no-python' });
    act(() => python.becomes('ready'));
    expect(problem()).toBeUndefined();
  });

  it('leaves the other messages of a run unchanged', () => {
    const problem = setUp({ kind: 'too-many-lines', limit: 3 });
    act(() => python.becomes('ready'));
    expect(problem()).toEqual({ kind: 'too-many-lines', limit: 3 });
  });
});

describe('Python that is ready', () => {
  it('rehearses a run on the shown farm', () => {
    open();
    expect(python.rehearse.mock.calls).toEqual([]);
    act(() => python.becomes('ready'));
    expect(python.rehearse.mock.calls).toEqual([[LEVEL]]);
  });

  it('rehearses again after a restart', () => {
    open();
    for (const state of ['ready', 'running', 'booting', 'ready'] as const) act(() => python.becomes(state));
    expect(python.rehearse.mock.calls).toEqual([[LEVEL], [LEVEL]]);
  });

  it('does not cause a render when it becomes ready, or when a program starts or ends', () => {
    const renders = open();
    const before = renders();
    act(() => python.becomes('ready'));
    act(() => python.becomes('running'));
    act(() => python.becomes('ready'));
    expect(renders()).toBe(before);
  });
});
