import { describe, expect, it } from 'vitest';
import type { RunResult } from './run-result.ts';
import {
  canStop,
  isBusy,
  NOT_STARTED,
  type Phase,
  type RunEvent,
  type RunState,
  runStateAfter,
} from './run-state.ts';

const GOAL = { met: false, score: 2, maxScore: 3 };
const COMPLETE: RunResult = {
  end: { status: 'finished' },
  verdict: { complete: true, goals: [GOAL] },
  complete: true,
  problem: undefined,
};
const OPEN_GOAL: RunResult = { ...COMPLETE, verdict: { complete: false, goals: [GOAL] }, complete: false };
const FREE_PLAY: RunResult = { ...COMPLETE, verdict: { complete: true, goals: [] }, complete: false };
const PROBLEM = { kind: 'rule', failure: { code: 'x' }, line: 2 } as const;
const QUESTION: RunResult = {
  ...OPEN_GOAL,
  end: { status: 'question', question: 'ask', prompt: 'Ready?', line: 1 },
};

const PHASES = {
  idle: { status: 'idle' },
  starting: { status: 'starting', waking: false, awaited: false },
  waking: { status: 'starting', waking: true, awaited: false },
  awaited: { status: 'starting', waking: false, awaited: true },
  awaitedWaking: { status: 'starting', waking: true, awaited: true },
  running: { status: 'running', working: false },
  resuming: { status: 'running', working: true },
  asking: { status: 'asking', question: 'ask', prompt: 'Ready?' },
  stopping: { status: 'stopping' },
  ended: { status: 'ended', end: { status: 'finished' }, complete: true },
} as const satisfies Record<string, Phase>;
type Name = keyof typeof PHASES;

const EVENTS = {
  run: { type: 'run-pressed', waking: false, program: 'a = 1' },
  runWaking: { type: 'run-pressed', waking: true, program: 'a = 1' },
  woke: { type: 'python-woke' },
  awaits: { type: 'python-awaited' },
  began: { type: 'timeline-began', result: COMPLETE },
  asked: { type: 'question-asked' },
  answered: { type: 'question-answered', answer: 'yes' },
  stop: { type: 'stop-pressed' },
  stopped: { type: 'stopped' },
  end: { type: 'run-ended' },
  reset: { type: 'level-reset' },
} as const satisfies Record<string, RunEvent>;
type Event = keyof typeof EVENTS;

/** For each phase, the events that change it. Every other event must not change it. */
const MOVES: Record<Name, Partial<Record<Event, Name>>> = {
  idle: { run: 'starting', runWaking: 'waking' },
  starting: { awaits: 'awaited', began: 'running', stop: 'stopping' },
  waking: { woke: 'starting', awaits: 'awaitedWaking', began: 'running', stop: 'stopping' },
  awaited: { began: 'running', stop: 'stopping' },
  awaitedWaking: { woke: 'awaited', began: 'running', stop: 'stopping' },
  running: { asked: 'asking', stop: 'stopping', end: 'ended' },
  resuming: { began: 'running', asked: 'asking', stop: 'stopping', end: 'ended' },
  asking: { answered: 'resuming', stop: 'stopping' },
  stopping: { stopped: 'idle' },
  ended: { run: 'starting', runWaking: 'waking', reset: 'idle' },
};

const names = <T extends string>(table: Record<T, unknown>): T[] => Object.keys(table) as T[];

const cases = names(PHASES).flatMap((from) =>
  names(EVENTS).map((event) => ({ from, event, to: MOVES[from][event] ?? from })),
);

const after = (...events: RunEvent[]): RunState =>
  events.reduce<RunState>((state, event) => runStateAfter(state, event), NOT_STARTED);

describe('the phase of a run', () => {
  it.each(cases)('$from + $event -> $to', ({ from, event, to }) => {
    const result = event === 'asked' ? QUESTION : COMPLETE;
    const before: RunState = { ...NOT_STARTED, phase: PHASES[from], runs: 3, result };
    expect(runStateAfter(before, EVENTS[event]).phase).toEqual(PHASES[to]);
  });

  it('counts only the runs that started', () => {
    const { run, began, end, stop, stopped } = EVENTS;
    expect(after(run, run, began, end, run, stop, stopped).runs).toBe(2);
  });

  it.each([
    ['idle', false, false],
    ['starting', true, true],
    ['running', true, true],
    ['asking', true, true],
    ['stopping', true, false],
    ['ended', false, false],
  ] as const)('%s: busy %s, can be stopped %s', (name, busy, stoppable) => {
    const state = { phase: PHASES[name] };
    expect([isBusy(state), canStop(state)]).toEqual([busy, stoppable]);
  });
});

const PRINT: RunEvent = { type: 'printed', printed: { stream: 'out', text: 'a' } };
const MESSAGE = { channel: 'read', text: 'Feed the hens' } as const;
const FOUND: RunEvent = { type: 'problem-found', problem: PROBLEM };
const SHOWN: RunState = {
  ...NOT_STARTED,
  phase: { status: 'ended', end: { status: 'finished' }, complete: false },
  farm: 1,
  result: { ...OPEN_GOAL, problem: PROBLEM },
  printed: [{ stream: 'out', text: 'a', id: 4 }],
  message: MESSAGE,
  scores: [1],
  problem: PROBLEM,
  missed: OPEN_GOAL.verdict,
  cardOpen: true,
  celebration: 'open',
};

describe('what the screen shows of a run', () => {
  it.each<[RunEvent, Partial<RunState>]>([
    [PRINT, { printed: [...SHOWN.printed, { stream: 'out', text: 'a', id: 5 }] }],
    [
      { type: 'message-shown', message: { channel: 'write', text: 'b' } },
      { message: { channel: 'write', text: 'b' } },
    ],
    [{ type: 'message-closed' }, { message: undefined }],
    [{ type: 'scored', goal: 0, score: 3 }, { scores: [3] }],
    [{ type: 'scored', goal: 2, score: 3 }, { scores: [1, 0, 3] }],
    [{ type: 'playback-ended' }, { scores: [2] }],
    [
      { type: 'moment-shown', printed: [{ stream: 'err', text: 'c' }], scores: [0] },
      { printed: [{ stream: 'err', text: 'c', id: 1 }], scores: [0], message: undefined },
    ],
    [
      { type: 'problem-found', problem: { kind: 'no-python' } },
      { problem: { kind: 'no-python' }, missed: undefined },
    ],
    [{ type: 'card-closed' }, { cardOpen: false }],
    [{ type: 'card-opened' }, {}],
    [{ type: 'celebrated' }, { problem: undefined, missed: undefined, cardOpen: false }],
    [{ type: 'celebration-closed' }, { celebration: 'closed' }],
    [{ type: 'celebration-left' }, { celebration: 'left' }],
    [{ type: 'code-edited' }, { problem: undefined, missed: undefined, cardOpen: false }],
    [
      { type: 'farm-shown', farm: 2 },
      { ...NOT_STARTED, farm: 2, phase: SHOWN.phase },
    ],
    [{ type: 'level-reset' }, { ...NOT_STARTED, resets: 1 }],
    [
      { type: 'run-pressed', waking: false, program: 'a = 1' },
      {
        ...NOT_STARTED,
        phase: { status: 'starting', waking: false, awaited: false },
        runs: 1,
        program: 'a = 1',
      },
    ],
    [{ type: 'python-woke' }, {}],
    [{ type: 'question-asked' }, {}],
    [{ type: 'stopped' }, {}],
  ])('changes with $type, and with no other event', (event, changes) => {
    expect(runStateAfter(SHOWN, event)).toEqual({ ...SHOWN, ...changes });
  });

  it('stores the answers of a run until the next one', () => {
    const asking: RunState = { ...NOT_STARTED, phase: PHASES.asking, answers: ['Noa'] };
    const answered = runStateAfter(asking, { type: 'question-answered', answer: false });
    const onFarm = runStateAfter(answered, { type: 'farm-shown', farm: 1 });
    const again = runStateAfter({ ...onFarm, phase: PHASES.ended }, EVENTS.run);
    expect([answered.answers, onFarm.answers, again.answers]).toEqual([['Noa', false], ['Noa', false], []]);
  });

  it('opens the success dialog', () => {
    expect(after({ type: 'celebrated' }).celebration).toBe('open');
  });

  it('stores the last 2000 pieces of output, with their numbers', () => {
    const { printed } = after(...Array.from({ length: 2001 }, () => PRINT));
    expect([printed.length, printed[0]?.id, printed.at(-1)?.id]).toEqual([2000, 2, 2001]);
  });

  it('shows the last 2000 pieces of output before another moment', () => {
    const pieces = Array.from({ length: 2001 }, (_, index) => ({ stream: 'out', text: `${index}` }) as const);
    const { printed } = after({ type: 'moment-shown', printed: pieces, scores: [] });
    expect([printed.length, printed[0]?.text, printed[0]?.id]).toEqual([2000, '1', 1]);
  });

  it.each<[RunEvent, RunState]>([
    [{ type: 'code-edited' }, NOT_STARTED],
    [{ type: 'playback-ended' }, NOT_STARTED],
    [{ type: 'card-opened' }, NOT_STARTED],
    [{ type: 'python-woke' }, after(EVENTS.run)],
    [{ type: 'question-asked' }, { ...NOT_STARTED, phase: PHASES.running }],
    [{ type: 'question-asked' }, after(EVENTS.run, EVENTS.began)],
  ])('does not change with $type when it does not fit', (event, state) => {
    expect(runStateAfter(state, event)).toBe(state);
  });

  it.each<Partial<RunState>>([
    { problem: PROBLEM, cardOpen: true, missed: undefined },
    { problem: undefined, missed: OPEN_GOAL.verdict },
  ])('removes the messages about the program before the edit: %j', (about) => {
    const { problem, missed } = runStateAfter({ ...SHOWN, ...about }, { type: 'code-edited' });
    expect([problem, missed]).toEqual([undefined, undefined]);
  });

  it('removes the problem of a missing Python after Python has loaded, but no other problem', () => {
    const missed = after({ type: 'problem-found', problem: { kind: 'no-python' } }, { type: 'python-woke' });
    expect([missed.problem, after(FOUND, { type: 'python-woke' }).problem]).toEqual([undefined, PROBLEM]);
  });

  it('keeps the scores of a program that did not finish', () => {
    const error = { ...OPEN_GOAL, end: { status: 'time', line: 1 } } as const;
    const score: RunEvent = { type: 'scored', goal: 0, score: 1 };
    const { run } = EVENTS;
    const began: RunEvent = { type: 'timeline-began', result: error };
    expect(after(run, began, score, { type: 'playback-ended' }).scores).toEqual([1]);
  });

  it.each<[string, RunResult, Partial<RunState>]>([
    ['a complete level', COMPLETE, {}],
    ['free play', FREE_PLAY, {}],
    ['an unmet goal', OPEN_GOAL, { missed: OPEN_GOAL.verdict, cardOpen: true }],
    ['a problem', { ...OPEN_GOAL, problem: PROBLEM }, { problem: PROBLEM, cardOpen: true }],
  ])('reports at the end of a run, not before: %s', (_, result, told) => {
    const before = after(EVENTS.run, { type: 'timeline-began', result });
    const { end, complete } = result;
    const ended = {
      ...before,
      ended: { program: 'a = 1', answers: [], times: 1 },
      phase: { status: 'ended', end, complete },
      ...told,
    };
    expect([before.problem, before.missed, runStateAfter(before, EVENTS.end)]).toEqual([
      undefined,
      undefined,
      ended,
    ]);
  });
});

describe('the same program again', () => {
  const run = (state: RunState, program: string, answers: readonly string[]): RunState => {
    const events: readonly RunEvent[] = [
      { type: 'run-pressed', waking: false, program },
      { type: 'timeline-began', result: answers.length > 0 ? QUESTION : OPEN_GOAL },
      ...answers.flatMap((answer): readonly RunEvent[] => [
        { type: 'question-asked' },
        { type: 'question-answered', answer },
        { type: 'timeline-began', result: OPEN_GOAL },
      ]),
      { type: 'run-ended' },
    ];
    return events.reduce((before, event) => runStateAfter(before, event), state);
  };

  it.each<[string, readonly (readonly [string, ...string[]])[], number]>([
    ['once', [['a']], 1],
    ['three times', [['a'], ['a'], ['a']], 3],
    ['after another program', [['a'], ['b'], ['a']], 1],
    [
      'with another answer',
      [
        ['a', 'yes'],
        ['a', 'no'],
      ],
      1,
    ],
    [
      'with the same answer',
      [
        ['a', 'yes'],
        ['a', 'yes'],
      ],
      2,
    ],
  ])('is counted in a row: %s', (_, runs, times) => {
    const state = runs.reduce((before, [program, ...answers]) => run(before, program, answers), NOT_STARTED);
    expect(state.ended?.times).toBe(times);
  });

  it('is not counted across a reset', () => {
    const reset = runStateAfter(run(NOT_STARTED, 'a', []), { type: 'level-reset' });
    expect(run(reset, 'a', []).ended?.times).toBe(1);
  });
});
