import { levelSchema } from '@hopcode/engine/formats/level';
import type { Timeline } from '@hopcode/engine/formats/timeline';
import { describe, expect, it } from 'vitest';
import { createPlayback, type Playback, type Said } from '../../../stage/playback/playback.ts';
import type { StageHandle } from '../../../stage/stage.tsx';
import { createTimeTravel } from '../time/time-travel.ts';
import { createRunStage } from './run-stage.ts';
import type { RunEvent } from './run-state.ts';

const LEVEL = levelSchema.parse({
  version: 1,
  start: [0, 0],
  map: { tilesets: [], layers: [{ name: 'ground_tiles', width: 1, height: 1, data: [1] }] },
  items: [],
  levelGoals: [],
});

const timelineOf = (events: Timeline['events']): Timeline => ({
  version: 1,
  events,
  end: { status: 'finished' },
  variables: {},
  verdict: { complete: false, goals: [] },
});

const saying = (channel: Said['channel']): Timeline =>
  timelineOf([
    { kind: 'command', line: 1, name: 'say', args: [], changes: [{ type: 'said', channel, text: 'Ready?' }] },
  ]);

/** A stage without a picture; `pass` advances its time. */
const setUp = () => {
  let playback: Playback | undefined;
  const log: string[] = [];
  const events: RunEvent[] = [];
  const handle: StageHandle = {
    play: (timeline, { from = 0, speed, ...listener } = {}) => {
      playback = createPlayback(LEVEL, timeline, { from, listener, ...(speed && { speed }) });
      playback.start();
      return playback;
    },
    playback: () => playback,
    reset: () => log.push('reset'),
    endTelling: (rest) => log.push(`telling ${rest}`),
    zoom: () => {},
    showPath: () => {},
    walk: () => Promise.resolve(false),
    world: () => undefined,
    flag: () => {},
    place: () => undefined,
    spot: () => undefined,
  };
  const travel = createTimeTravel();
  travel.connect({ playback: () => playback, onMove: () => {}, onReplayed: () => {} });
  const stage = createRunStage({
    stage: () => handle,
    travel,
    dispatch: (event) => events.push(event),
    showLine: (line) => log.push(`line ${line}`),
  });
  const play = (timeline: Timeline, from = 0): void =>
    stage.play(timeline, { source: 'code', from, goals: [], onEnd: () => log.push('end') });
  const pass = (): void => {
    for (let passed = 0; passed < 5000; passed += 50) playback?.tick(50);
  };
  return { stage, travel, log, events, play, pass, playback: () => playback };
};

describe('createRunStage', () => {
  it.each<[Said['channel'], string[]]>([
    ['read', ['message-shown']],
    ['write', ['message-shown']],
    ['display', ['message-shown']],
    ['speak', []],
    ['ask', []],
  ])('sends a message box of %s: %j', (channel, told) => {
    const { play, pass, events } = setUp();
    play(saying(channel));
    pass();
    expect(events.map(({ type }) => type)).toEqual(told);
  });

  it('sends lines, prints and scores in their order, then the end', () => {
    const { play, pass, events, log } = setUp();
    play(
      timelineOf([
        { kind: 'line', line: 1, scope: '' },
        { kind: 'print', stream: 'err', text: 'x' },
        {
          kind: 'command',
          line: 2,
          name: 'speak',
          args: [],
          changes: [{ type: 'scored', goal: 1, score: 2 }],
        },
      ]),
    );
    pass();
    expect([events, log]).toEqual([
      [
        { type: 'printed', printed: { stream: 'err', text: 'x' } },
        { type: 'scored', goal: 1, score: 2 },
      ],
      ['line 1', 'end'],
    ]);
  });

  it('does not send again what was shown before', () => {
    const { play, pass, events } = setUp();
    const print = (text: string) => ({ kind: 'print', stream: 'out', text }) as const;
    play(timelineOf([print('a'), print('b')]), 1);
    pass();
    expect(events).toEqual([{ type: 'printed', printed: { stream: 'out', text: 'b' } }]);
  });

  it('closes the time travel of the last run on a reset of the level and on another farm', () => {
    const { stage, travel, play, events, log } = setUp();
    play(saying('read'));
    stage.reset();
    const afterReset = travel.snapshot()?.open;
    play(saying('read'));
    stage.showFarm(2);
    expect([afterReset, travel.snapshot()?.open, log, events]).toEqual([
      false,
      false,
      ['reset'],
      [{ type: 'farm-shown', farm: 2 }],
    ]);
  });

  it.each([
    ['freeze', 'telling told'],
    ['stop', 'telling dropped'],
  ] as const)('%s holds the picture, and the run can be inspected', (way, telling) => {
    const { stage, travel, play, playback, log } = setUp();
    play(timelineOf([{ kind: 'print', stream: 'out', text: 'a' }]));
    stage[way]();
    expect([playback()?.status(), travel.snapshot()?.over, log]).toEqual(['paused', true, [telling]]);
  });
});
