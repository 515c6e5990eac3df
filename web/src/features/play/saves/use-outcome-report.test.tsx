// @vitest-environment happy-dom
import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { NOT_STARTED, type Phase, type RunState } from '../run/run-state.ts';
import { useOutcomeReport } from './use-outcome-report.ts';

const ADDRESS = { courseId: 'python', levelSlug: 'intro-level1' };
const STARTING: Phase = { status: 'starting', waking: false, awaited: false };
const RUNNING: Phase = { status: 'running', working: false };
const ENDED: Phase = { status: 'ended', end: { status: 'finished' }, complete: true };
const STOPPING: Phase = { status: 'stopping' };
const IDLE: Phase = { status: 'idle' };

/** The reports that are sent while the phases change. Each phase comes with the number of runs so far. */
const sentIn = async (phases: readonly (readonly [Phase, number])[]): Promise<string[]> => {
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (_url: unknown, { body }: { readonly body: string }) => {
    sent.push(JSON.parse(body).ended);
    return new Response(null, { status: 204 });
  });
  const { rerender } = renderHook((state: RunState) => useOutcomeReport(state, ADDRESS, true), {
    initialProps: NOT_STARTED,
  });
  for (const [phase, runs] of phases) rerender({ ...NOT_STARTED, phase, runs });
  await waitFor(() => expect(sent.length).toBeGreaterThan(0));
  // Waits long enough for further reports, which take as long as the first one.
  await new Promise((resolve) => setTimeout(resolve));
  return sent;
};

afterEach(() => vi.unstubAllGlobals());

it.each<[string, readonly (readonly [Phase, number])[], string[]]>([
  [
    'a run',
    [
      [STARTING, 1],
      [RUNNING, 1],
      [ENDED, 1],
    ],
    ['complete'],
  ],
  [
    'a run with two events at its end',
    [
      [RUNNING, 1],
      [ENDED, 1],
      [{ ...ENDED }, 1],
      [RUNNING, 1],
      [ENDED, 1],
    ],
    ['complete'],
  ],
  [
    'a run that is stopped at its end',
    [
      [RUNNING, 1],
      [ENDED, 1],
      [STOPPING, 1],
      [IDLE, 1],
    ],
    ['complete'],
  ],
  [
    'two runs',
    [
      [RUNNING, 1],
      [STOPPING, 1],
      [IDLE, 1],
      [RUNNING, 2],
      [ENDED, 2],
    ],
    ['stopped', 'complete'],
  ],
])('reports %s once', async (_, phases, sent) => {
  expect(await sentIn(phases)).toEqual(sent);
});
