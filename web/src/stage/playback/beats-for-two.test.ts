import type { Level } from '@hopcode/engine/formats/level';
import type { Timeline, TimelineEvent } from '@hopcode/engine/formats/timeline';
import { replay } from '@hopcode/engine/replay';
import { describe, expect, it } from 'vitest';
import { poseOf } from '../animation/pose.ts';
import { composeBeats } from './beats.ts';
import { createPlayback } from './playback.ts';

const level: Level = {
  version: 1,
  start: [0, 0],
  facing: 'right',
  zoom: 50,
  map: { tilesets: [], layers: [{ name: 'ground_tiles', width: 8, height: 4, data: Array(32).fill(1) }] },
  items: [
    { action: 'none', type: 'tam', sprite: 'thing/tam', position: [0, 2], data: { facing: 'right' } },
    { action: 'collect', type: 'carrot', sprite: 'carrot', position: [1, 2] },
  ],
  helper: 0,
  levelGoals: [],
  constants: [],
  inventory: [],
};

type Command = Extract<TimelineEvent, { kind: 'command' }>;
type Changes = Command['changes'];

const line = (number: number): TimelineEvent => ({ kind: 'line', line: number, scope: 'main' });
const command = (at: number, changes: Changes, by?: 'helper'): Command => ({
  kind: 'command',
  line: 1,
  name: 'move_forward',
  args: [],
  changes,
  at,
  takes: 1,
  ...(by && { by }),
});
const busy = (seconds: number): TimelineEvent => ({ kind: 'wait', seconds, busy: true });
const step = (column: number): Changes => [{ type: 'moved', to: [column, 0] }];
const stepOfTam = (column: number): Changes => [
  { type: 'thing-changed', id: 0, position: [column, 2], facing: 'right' },
];
const bumpOfTam: Changes = [{ type: 'bumped', at: [1, 2], by: 0 }];

/** Both walk two steps; Tam begins half a second later. */
const EVENTS: TimelineEvent[] = [
  line(1),
  command(0, step(1)),
  busy(0.5),
  line(2),
  command(0.5, stepOfTam(1), 'helper'),
  busy(0.5),
  command(1, step(2)),
  busy(0.5),
  command(1.5, stepOfTam(2), 'helper'),
  busy(1),
];

const timelineOf = (events: TimelineEvent[]): Timeline => ({
  version: 1,
  events,
  end: { status: 'finished' },
  variables: {},
  verdict: { complete: false, goals: [] },
});

const playing = (events: TimelineEvent[], speed: 'normal' | 'fast' | 'turbo' = 'normal') => {
  const playback = createPlayback(level, timelineOf(events), { speed });
  playback.start();
  return playback;
};

/** The columns of both characters in the picture, in tiles. */
const columns = (frame: ReturnType<ReturnType<typeof playing>['frame']>) => {
  const { player, things, world } = poseOf(frame, { clock: 0, still: false });
  return [player.x / 16, (things.get(0)?.x ?? (world.things[0]?.position[0] ?? 0) * 16) / 16];
};

describe('the beats of a run with a helper', () => {
  it.each<[string, TimelineEvent[], number]>([
    ['a virtual second takes as long as a step', EVENTS, 2.5 * 250],
    [
      'simultaneous commands take the time of one',
      [command(0, step(1)), command(0, stepOfTam(1), 'helper'), busy(1)],
      250,
    ],
    ['a pause of the program', [command(0, step(1)), busy(1), { kind: 'wait', seconds: 4 }], 250 + 1000],
    ['a long pause is shortened', [command(0, step(1)), busy(1), { kind: 'wait', seconds: 60 }], 250 + 3000],
    ['a command that nothing waits for is shown to its end', [command(0, step(1))], 250],
    ['a question takes no time', [command(0, [])], 0],
    [
      'the farm answers while the others wait',
      [
        command(0, [...step(1), { type: 'reacted', reaction: 0 }, { type: 'sky-changed', sky: 'night' }]),
        busy(1),
      ],
      250 + 600 + 250,
    ],
  ])('%s', (_, events, duration) => {
    expect(composeBeats(events).duration).toBe(duration);
  });

  it('start in the order of the events', () => {
    const { beats, eventStarts } = composeBeats(EVENTS);
    const starts = beats.map(({ start }) => start);
    expect(starts).toEqual(starts.toSorted((one, other) => one - other));
    expect(eventStarts).toEqual([0, 0, 0, 125, 125, 125, 250, 250, 375, 375, 625]);
  });
});

describe('the playback of a run with a helper', () => {
  it.each<[number, number[]]>([
    [125, [0.5, 0]],
    [187.5, [0.75, 0.25]],
    [250, [1, 0.5]],
    [312.5, [1.25, 0.75]],
    [500, [2, 1.5]],
    [625, [2, 2]],
  ])('after %f ms both have moved', (ms, expected) => {
    const playback = playing(EVENTS);
    playback.tick(ms);
    expect(columns(playback.frame())).toEqual(expected);
  });

  it.each(['normal', 'fast', 'turbo'] as const)('moves both at speed %s', (speed) => {
    const playback = playing(EVENTS, speed);
    const seen: number[][] = [];
    for (let ms = 0; ms < 700; ms += 5) {
      playback.tick(5);
      seen.push(columns(playback.frame()));
    }
    expect(seen.some(([ours = 0, theirs = 0]) => ours % 1 !== 0 && theirs % 1 !== 0)).toBe(true);
    expect(seen.at(-1)).toEqual([2, 2]);
  });

  it('shows the worlds of the engine at every event, even after a jump', () => {
    const playback = playing(EVENTS);
    const worlds = replay(level, EVENTS);
    for (const [event, world] of worlds.entries()) {
      playback.seek(event);
      expect(playback.moment().world).toEqual(world);
    }
  });

  it('gives the learner time to read speech, at every speed', () => {
    const playback = playing(
      [command(0, [{ type: 'said', channel: 'speak', text: 'Hi', by: 0 }], 'helper'), busy(1)],
      'turbo',
    );
    playback.tick(990);
    expect(playback.status()).toBe('playing');
    playback.tick(20);
    expect(playback.status()).toBe('finished');
  });

  it('shows a failure of the helper at the helper', () => {
    const failed: TimelineEvent = {
      ...command(0, bumpOfTam, 'helper'),
      failure: { code: 'bumped-into-wall', params: { who: 'tam' } },
    };
    const playback = playing([failed]);
    playback.tick(60);
    const { player, things } = poseOf(playback.frame(), { clock: 0, still: false });
    expect(player).toMatchObject({ x: 0, y: 0 });
    expect(things.get(0)).toMatchObject({ x: 4, y: 32 });
  });

  it('leaves a thing in place until the helper has arrived', () => {
    const playback = playing([
      command(0, [...stepOfTam(1), { type: 'thing-changed', id: 1, state: 'gone' }], 'helper'),
      busy(1),
    ]);
    playback.tick(100);
    const { things } = poseOf(playback.frame(), { clock: 0, still: false });
    expect(things.get(1)).toMatchObject({ lift: 0, opacity: 1 });
  });
});
