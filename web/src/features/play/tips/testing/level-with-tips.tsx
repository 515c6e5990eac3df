import type { CurrentUser } from '@hopcode/contract/auth/current';
import type { PlayableLevel } from '@hopcode/contract/level/data';
import { levelSchema } from '@hopcode/engine/formats/level';
import type { Timeline } from '@hopcode/engine/formats/timeline';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { MemoryRouter } from 'react-router';
import { expect, vi } from 'vitest';
import { currentUserQuery } from '../../../../lib/account/current-user.ts';
import { createQueryClient } from '../../../../lib/api/query-client.ts';
import { SiteFeaturesProvider } from '../../../../lib/site-features.tsx';
import { useAccess } from '../../access/use-access.ts';
import type { EditorHandle } from '../../editor/editor-handle.ts';
import { NOT_STARTED, type RunState } from '../../run/run-state.ts';
import { renderPlay } from '../../testing/render-play.tsx';
import { createTimeTravel } from '../../time/time-travel.ts';
import { Tips } from '../tips.tsx';

export const LEVEL_TIP = 'POST /api/chatgpt/generate-tip-level-async';
export const CHALLENGE_TIP = 'POST /api/chatgpt/generate-tip-challenge-async';
/** The program that ran. */
export const ASKED_WITH = 'turn_left()';
const level = levelSchema.parse({
  version: 1,
  start: [0, 0],
  map: { tilesets: [], layers: [{ name: 'ground_tiles', width: 1, height: 1, data: [1] }] },
  items: [],
  levelGoals: [{ action: 'reach', position: [0, 0] }],
});
export const DATA: PlayableLevel = {
  ...level,
  slug: 'loops-level1',
  courseId: 'python',
  name: 'Around',
  chapter_id: 3,
  chapter_name: 'Loops',
  level_id: 1,
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

const timeline: Timeline = {
  version: 1,
  events: [],
  end: { status: 'finished' },
  variables: {},
  verdict: { complete: false, goals: [] },
};
const travelWith = (log: string[], source: () => string) => ({
  ...createTimeTravel(),
  toStep: (step: number) => log.push(`step ${step}`),
  toggle: () => log.push('play'),
  snapshot: () =>
    ({
      timeline,
      source: source(),
      steps: [
        { event: 0, line: 1, scope: '' },
        { event: 1, line: 1, scope: '' },
      ],
      events: 0,
      last: 0,
      status: 'idle',
      open: true,
      over: true,
    }) as const,
});

export const IDLE: RunState = NOT_STARTED;
export const busy = (): RunState => ({
  ...NOT_STARTED,
  phase: { status: 'running', working: false },
  runs: 1,
});
/** A run that continued to the end of the program. */
export const ended = (complete = false): RunState => ({
  ...NOT_STARTED,
  phase: { status: 'ended', end: timeline.end, complete },
  runs: 1,
});

export type Answer = readonly [status: number, body?: unknown];

/** A server that answers a request for a tip only when the test tells it to. */
export const server = (answers: Readonly<Record<string, () => Answer>> = {}) => {
  const calls: string[] = [];
  const bodies: unknown[] = [];
  const waiting: ((answer: Answer) => void)[] = [];
  let cancelled = 0;
  const responseOf = ([status, body]: Answer): Response =>
    new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const call = `${init.method} ${url}`;
    calls.push(call);
    if (call === LEVEL_TIP || call === CHALLENGE_TIP) {
      bodies.push(JSON.parse(String(init.body)));
      const answer = await new Promise<Answer>((resolve, reject) => {
        waiting.push(resolve);
        init.signal?.addEventListener('abort', () => {
          cancelled += 1;
          reject(new DOMException('', 'AbortError'));
        });
      });
      if (answer[0] === 0) throw new TypeError('Failed to fetch');
      return responseOf(answer);
    }
    return responseOf(answers[call]?.() ?? [401, { statusCode: 401, message: 'Unauthorized' }]);
  });
  const answer = async (given: Answer): Promise<void> => {
    await waitFor(() => expect(waiting).not.toEqual([]));
    await act(async () => waiting.shift()?.(given));
  };
  return {
    calls,
    bodies,
    answer,
    cancelled: () => cancelled,
    tipCalls: () => calls.filter((call) => call.includes('/chatgpt/')),
  };
};

export type Moment = {
  readonly state: RunState;
  readonly code: string;
  /** The program that ran; `ASKED_WITH` if there is none. */
  readonly source?: string;
};

/** Renders the tips of a level, with an editor that only records its calls. `show` changes the state of the level. */
export const setUp = (data: PlayableLevel = DATA, user: CurrentUser | null = null) => {
  const log: string[] = [];
  let moment: Moment = { state: IDLE, code: ASKED_WITH };
  const travel = travelWith(log, () => moment.source ?? ASKED_WITH);
  const editor = {
    current: {
      showTip: (mark) => log.push(mark ? `mark ${mark.line}` : 'no mark'),
      replaceAll: (code) => log.push(`replace ${code}`),
      goTo: (line) => log.push(`go to ${line}`),
      showLine: () => {},
      cardRoom: async () => undefined,
      replaceSigns: () => {},
      undo: () => {},
      focus: () => {},
      redo: () => {},
      type: () => {},
      move: () => {},
      leaveRoom: () => {},
      indent: () => {},
    } satisfies EditorHandle,
  };
  const Screen = ({ state, code }: Moment) => {
    const [slot, setSlot] = useState<HTMLElement | null>(null);
    const [askSlot, setAskSlot] = useState<HTMLElement | null>(null);
    const [tipSlot, setTipSlot] = useState<HTMLElement | null>(null);
    const access = useAccess(data);
    const rest = {
      data,
      farms: [level],
      problem: undefined,
      travel,
      access,
      editor,
      slot,
      askSlot,
      tipSlot,
    } as const;
    return (
      <>
        <Tips state={state} code={code} {...rest} onOpenCard={() => log.push('card')} />
        <div ref={setSlot} />
        <div ref={setAskSlot} />
        {state.cardOpen ? <div ref={setTipSlot} data-testid="card" /> : null}
      </>
    );
  };
  const queries = createQueryClient();
  queries.setQueryData(currentUserQuery.queryKey, user);
  const page = () => (
    <QueryClientProvider client={queries}>
      <SiteFeaturesProvider features={{ signUp: true, purchase: false }}>
        <MemoryRouter initialEntries={['/en/play/python/loops-level1']}>
          <Screen {...moment} />
        </MemoryRouter>
      </SiteFeaturesProvider>
    </QueryClientProvider>
  );
  const { unmount, rerender } = renderPlay(page());
  const show = (change: Partial<Moment>): void => {
    moment = { ...moment, ...change };
    rerender(page());
  };
  return { log, show, unmount };
};
