import { levelSchema } from '@hopcode/engine/formats/level';
import type { Timeline, TimelineEvent } from '@hopcode/engine/formats/timeline';
import { describe, expect, it } from 'vitest';
import { createPlayback, type Playback, type PlaybackListener } from '../../../stage/playback/playback.ts';
import { stepAt } from './steps.ts';
import { createTimeTravel, type OtherMoment, type TimeTravel } from './time-travel.ts';

const LEVEL = levelSchema.parse({
  version: 1,
  start: [0, 0],
  facing: 'right',
  map: { tilesets: [], layers: [{ name: 'ground_tiles', width: 9, height: 1, data: Array(9).fill(1) }] },
  items: [],
  levelGoals: [{ action: 'reach', position: [3, 0] }],
});

const EVENTS: TimelineEvent[] = [1, 2, 3].flatMap((line): TimelineEvent[] => [
  { kind: 'line', line, scope: '' },
  { kind: 'command', line, name: 'move_forward', args: [], changes: [{ type: 'moved', to: [line, 0] }] },
  { kind: 'print', stream: 'out', text: `${line}` },
]);

const TIMELINE: Timeline = {
  version: 1,
  events: EVENTS,
  end: { status: 'finished' },
  variables: {},
  verdict: { complete: true, goals: [{ met: true, score: 1, maxScore: 1 }] },
};

/** A run on a stage without a picture; `pass` advances its time. */
const setUp = (timeline = TIMELINE) => {
  let playback: Playback | undefined;
  const moves: OtherMoment[] = [];
  const heard: string[] = [];
  const travel = createTimeTravel();
  travel.connect({
    playback: () => playback,
    onMove: (moment) => moves.push(moment),
    onReplayed: () => heard.push('replayed'),
  });
  const listener: PlaybackListener = {
    onLine: (line) => heard.push(`line ${line}`),
    onEnd: () => heard.push('end'),
  };
  const play = (from = 0): void => {
    playback = createPlayback(LEVEL, timeline, { from, listener: travel.follow(timeline, 'code', listener) });
    playback.start();
  };
  play();
  const pass = (ms: number): void => {
    for (let left = ms; left > 0; left -= 10) playback?.tick(10);
  };
  const place = (): string => {
    const trip = travel.snapshot();
    return trip ? `${stepAt(trip.steps, trip.events)}/${trip.steps.length} ${trip.status}` : 'nowhere';
  };
  return { travel, moves, heard, pass, place, play };
};

const ALL = 10_000;
const ERROR = { type: 'NameError', message: 'x', line: 3, trace: '' };

describe('createTimeTravel', () => {
  it('has no run before the first one', () => {
    const travel = createTimeTravel();
    travel.toggle();
    travel.back();
    expect(travel.snapshot()).toBeUndefined();
  });

  it('follows a run to its end, and passes its events on', () => {
    const { pass, place, heard } = setUp();
    expect(place()).toBe('0/4 playing');
    pass(ALL);
    expect([place(), heard]).toEqual(['4/4 finished', ['line 1', 'line 2', 'line 3', 'end']]);
  });

  it('pauses a run and resumes it', () => {
    const { travel, pass, place, heard } = setUp();
    pass(100);
    travel.toggle();
    pass(ALL);
    expect(place()).toBe('1/4 paused');
    travel.toggle();
    pass(ALL);
    expect([place(), heard.at(-1)]).toEqual(['4/4 finished', 'end']);
  });

  it('steps forward: to the next line, then pauses', () => {
    const { travel, pass, place } = setUp();
    pass(100);
    travel.toggle();
    travel.forward();
    expect(place()).toBe('1/4 playing');
    pass(ALL);
    expect(place()).toBe('2/4 paused');
  });

  it('does not delay fast steps', () => {
    const { travel, pass, place } = setUp();
    pass(100);
    travel.toggle();
    travel.forward();
    pass(50);
    travel.forward();
    expect(place()).toBe('2/4 paused');
  });

  it('steps back after the end and shows the output until then', () => {
    const { travel, pass, place, moves } = setUp();
    pass(ALL);
    travel.back();
    expect([place(), moves.at(-1)]).toEqual([
      '3/4 paused',
      {
        line: 3,
        printed: [
          { stream: 'out', text: '1' },
          { stream: 'out', text: '2' },
        ],
        scores: [0],
      },
    ]);
    travel.back();
    expect([place(), moves.at(-1)?.line]).toEqual(['2/4 paused', 2]);
  });

  it('jumps to a step, the start and the end', () => {
    const { travel, pass, place, moves } = setUp();
    pass(ALL);
    travel.toStep(2);
    expect(place()).toBe('2/4 paused');
    travel.toStep(0);
    expect([place(), moves.at(-1)?.line]).toEqual(['0/4 paused', undefined]);
    travel.toStep(4);
    expect([place(), moves.at(-1)?.printed.length]).toEqual(['4/4 paused', 3]);
  });

  it.each([
    ['finished', { status: 'finished' }, 4],
    ['failed', { status: 'error', error: ERROR }, 4],
  ] as const)('marks no line at the end of a run that %s, because no line runs any more', (_, end, last) => {
    const { travel, pass, moves } = setUp({ ...TIMELINE, end });
    pass(ALL);
    travel.toStep(last - 1);
    travel.toStep(last);
    expect(moves.map(({ line }) => line)).toEqual([last - 1, undefined]);
  });

  it('has played a run again when it steps to a last line without further events', () => {
    const { travel, pass, place, heard } = setUp({ ...TIMELINE, events: EVENTS.slice(0, 7) });
    pass(ALL);
    travel.back();
    travel.forward();
    pass(ALL);
    expect([place(), heard.slice(-2)]).toEqual(['3/3 paused', ['line 3', 'replayed']]);
  });

  it.each([
    ['finished', { status: 'finished' }, 4, [1]],
    ['finished, but before the effects of its last line', { status: 'finished' }, 3, [0]],
    ['failed', { status: 'error', error: ERROR }, 3, [0]],
  ] as const)("shows the verdict's scores only at the end: %s", (_, end, step, scores) => {
    const { travel, pass, moves } = setUp({ ...TIMELINE, end });
    pass(ALL);
    travel.toStep(step);
    expect(moves.at(-1)?.scores).toEqual(scores);
  });

  it('ends a run in progress when it jumps to its end', () => {
    const { travel, pass, heard } = setUp();
    travel.toStep(4);
    pass(10);
    expect(heard.at(-1)).toBe('end');
  });

  it('plays again from the end, which ends the run only once', () => {
    const { travel, pass, place, heard } = setUp();
    pass(ALL);
    travel.toggle();
    expect(place()).toBe('0/4 playing');
    pass(ALL);
    expect([place(), heard.filter((what) => what === 'end').length, heard.at(-1)]).toEqual([
      '4/4 finished',
      1,
      'replayed',
    ]);
  });

  it('is at the question when the run continues after it', () => {
    const { place, play, pass } = setUp();
    pass(ALL);
    play(3);
    expect(place()).toBe('1/4 playing');
  });

  it('closes on an edit and is empty after a reset', () => {
    const { travel, pass, place } = setUp();
    pass(ALL);
    travel.close();
    travel.back();
    expect([place(), travel.snapshot()?.open]).toEqual(['4/4 finished', false]);
    travel.forget();
    expect(place()).toBe('nowhere');
  });

  it.each([
    ['steps', (travel: TimeTravel) => travel.forward()],
    ['resumes', (travel: TimeTravel) => travel.toggle()],
    ['jumps to the end', (travel: TimeTravel) => travel.toStep(4)],
  ])('ends where the run was stopped: %s', (_title, act) => {
    const { travel, pass, place, moves, heard } = setUp();
    pass(400);
    expect(place()).toBe('2/4 playing');
    travel.toggle();
    travel.stop();
    expect(place()).toBe('2/2 paused');
    travel.back();
    travel.toStep(1);
    act(travel);
    pass(ALL);
    act(travel);
    pass(ALL);
    expect([place(), moves.at(-1)?.line, heard.includes('line 3')]).toEqual(['2/2 paused', 2, false]);
  });

  it('plays again what was shown of a stopped run', () => {
    const { travel, pass, place } = setUp();
    pass(400);
    travel.toggle();
    travel.stop();
    travel.toggle();
    expect(place()).toBe('0/2 playing');
    pass(ALL);
    expect(place()).toBe('2/2 paused');
  });

  it('is empty if nothing was shown of a stopped run', () => {
    const { travel, pass, place } = setUp();
    pass(ALL);
    travel.close();
    travel.stop();
    expect(place()).toBe('nowhere');
  });

  it('keeps all of a run that was stopped after its end, or that a limit ended', () => {
    const { travel, pass, place } = setUp();
    pass(400);
    travel.end();
    expect(place()).toBe('2/4 playing');
    pass(ALL);
    travel.stop();
    expect(place()).toBe('4/4 finished');
  });

  it('goes back from an error to its line, before the effects of that line', () => {
    const { travel, pass, place } = setUp({
      ...TIMELINE,
      events: EVENTS.slice(0, 5),
      end: { status: 'rule', line: 2, failure: { code: 'bumped-into-wall' } },
    });
    pass(ALL);
    expect(place()).toBe('3/3 finished');
    travel.back();
    expect(place()).toBe('2/3 paused');
    travel.back();
    expect(place()).toBe('1/3 paused');
  });

  it('notifies its listeners only of changes', () => {
    const { travel, pass } = setUp();
    let calls = 0;
    const stop = travel.subscribe(() => {
      calls += 1;
    });
    pass(ALL);
    const before = calls;
    pass(ALL);
    stop();
    travel.toStep(1);
    expect([calls > 0, calls === before]).toEqual([true, true]);
  });
});
