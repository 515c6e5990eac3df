import { describe, expect, it } from 'vitest';
import {
  canStop,
  type Execution,
  type ExecutionEvent,
  executionAfter,
  isBusy,
  NOT_STARTED,
  type Phase,
} from './execution.ts';

const PHASES = {
  idle: { status: 'idle' },
  starting: { status: 'starting', waking: false, awaited: false },
  waking: { status: 'starting', waking: true, awaited: false },
  awaited: { status: 'starting', waking: false, awaited: true },
  awaitedWaking: { status: 'starting', waking: true, awaited: true },
  running: { status: 'running' },
  asking: { status: 'asking', question: 'ask', prompt: 'Ready?' },
  stopping: { status: 'stopping' },
  ended: { status: 'ended', end: { status: 'finished' }, complete: true },
} as const satisfies Record<string, Phase>;
type Name = keyof typeof PHASES;

const EVENTS = {
  run: { type: 'run-pressed', waking: false },
  runWaking: { type: 'run-pressed', waking: true },
  woke: { type: 'python-woke' },
  awaits: { type: 'python-awaited' },
  began: { type: 'timeline-began' },
  asked: { type: 'question-asked', question: 'ask', prompt: 'Ready?' },
  answered: { type: 'question-answered' },
  stop: { type: 'stop-pressed' },
  stopped: { type: 'stopped' },
  end: { type: 'run-ended', end: { status: 'finished' }, complete: true },
  reset: { type: 'level-reset' },
} as const satisfies Record<string, ExecutionEvent>;
type Event = keyof typeof EVENTS;

/** For each phase, the events that change it; every other event must leave it alone. */
const MOVES: Record<Name, Partial<Record<Event, Name>>> = {
  idle: { run: 'starting', runWaking: 'waking' },
  starting: { awaits: 'awaited', began: 'running', stop: 'stopping', end: 'ended' },
  waking: { woke: 'starting', awaits: 'awaitedWaking', began: 'running', stop: 'stopping', end: 'ended' },
  awaited: { began: 'running', stop: 'stopping', end: 'ended' },
  awaitedWaking: { woke: 'awaited', began: 'running', stop: 'stopping', end: 'ended' },
  running: { asked: 'asking', stop: 'stopping', end: 'ended' },
  asking: { answered: 'running', stop: 'stopping' },
  stopping: { stopped: 'idle' },
  ended: { run: 'starting', runWaking: 'waking', reset: 'idle' },
};

const names = <T extends string>(table: Record<T, unknown>): T[] => Object.keys(table) as T[];

const cases = names(PHASES).flatMap((from) =>
  names(EVENTS).map((event) => ({ from, event, to: MOVES[from][event] ?? from })),
);

describe('executionAfter', () => {
  it.each(cases)('$from + $event -> $to', ({ from, event, to }) => {
    const before: Execution = { phase: PHASES[from], runs: 3 };
    expect(executionAfter(before, EVENTS[event]).phase).toEqual(PHASES[to]);
  });

  it('counts the runs that were really started', () => {
    const events: ExecutionEvent[] = [
      EVENTS.run,
      EVENTS.run,
      EVENTS.began,
      EVENTS.end,
      EVENTS.run,
      EVENTS.stop,
      EVENTS.stopped,
    ];
    expect(events.reduce(executionAfter, NOT_STARTED).runs).toBe(2);
  });

  it.each([
    ['idle', false, false],
    ['starting', true, true],
    ['running', true, true],
    ['asking', true, true],
    ['stopping', true, false],
    ['ended', false, false],
  ] as const)('%s: busy %s, can be stopped %s', (name, busy, stoppable) => {
    const execution = { phase: PHASES[name], runs: 1 };
    expect([isBusy(execution), canStop(execution)]).toEqual([busy, stoppable]);
  });
});
