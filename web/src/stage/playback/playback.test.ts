import type { Level } from '@hopcode/engine/formats/level';
import type { Timeline, TimelineEvent } from '@hopcode/engine/formats/timeline';
import { replay } from '@hopcode/engine/replay';
import type { Change } from '@hopcode/engine/world/change';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { composeBeats } from './beats.ts';
import { createPlayback, type PlaybackListener } from './playback.ts';
import { printedUntil } from './printed.ts';

const level: Level = {
  version: 1,
  start: [1, 1],
  facing: 'right',
  zoom: 50,
  map: { tilesets: [], layers: [{ name: 'ground_tiles', width: 8, height: 4, data: Array(32).fill(1) }] },
  items: [{ action: 'collect', type: 'carrot', sprite: 'carrot', position: [3, 1] }],
  levelGoals: [],
  constants: [],
  inventory: [],
};

const line = (number: number): TimelineEvent => ({ kind: 'line', line: number, scope: '' });
const command = (
  number: number,
  name: string,
  changes: Extract<TimelineEvent, { kind: 'command' }>['changes'],
): TimelineEvent => ({ kind: 'command', line: number, name, args: [], changes });

/** Walks two steps, picks up a carrot, says hello, prints. */
const EVENTS: TimelineEvent[] = [
  line(1),
  command(1, 'move_forward', [
    { type: 'moved', to: [2, 1] },
    { type: 'moved', to: [3, 1] },
    { type: 'thing-changed', id: 0, state: 'gone' },
    { type: 'counted', item: 'carrot', count: 1 },
  ]),
  line(2),
  command(2, 'speak', [{ type: 'said', channel: 'speak', text: 'hello' }]),
  line(3),
  { kind: 'print', stream: 'out', text: 'done\n' },
  line(4),
];

const timelineOf = (events: TimelineEvent[]): Timeline => ({
  version: 1,
  events,
  end: { status: 'finished' },
  variables: {},
  verdict: { complete: false, goals: [] },
});

/** A listener that records its calls. */
const recorder = () => {
  const heard: string[] = [];
  const listener: PlaybackListener = {
    onLine: (number) => heard.push(`line ${number}`),
    onCommand: (what) => heard.push(what.name),
    onSay: (said) => heard.push(`say ${said.text}`),
    onPrint: (print) => heard.push(`print ${print.text.trim()}`),
    onCount: (item, count) => heard.push(`${item} ${count}`),
    onStatus: (status) => heard.push(status),
    onMove: (moment) => heard.push(`at ${moment.event} line ${moment.line}`),
    onEnd: (end) => heard.push(`end ${end.status}`),
  };
  return { heard, listener };
};

const WHOLE_RUN = [
  'playing',
  'line 1',
  'move_forward',
  'carrot 1',
  'line 2',
  'speak',
  'say hello',
  'line 3',
  'print done',
  'line 4',
  'finished',
  'end finished',
];

/** The last goal is a question, which the farm then answers. */
const CHANGES: readonly Change[] = [
  { type: 'said', channel: 'ask', text: 'Again?' },
  { type: 'scored', goal: 0, score: 1 },
  { type: 'reacted', reaction: 0 },
  { type: 'told', id: 0, text: 'They are wonderful!' },
  { type: 'told', id: 0, text: 'I was here first.' },
];
const ASKED = command(1, 'ask', [...CHANGES]);
const ANSWER: TimelineEvent = { kind: 'answer', question: 'ask', prompt: 'Again?', answer: true };

describe('the answer of the farm to a question', () => {
  const told = (events: TimelineEvent[], from = 0): string[] => {
    const heard: string[] = [];
    const playback = createPlayback(level, timelineOf(events), {
      from,
      listener: {
        onChange: (change) => {
          if (change.type === 'told') heard.push(change.text);
        },
      },
    });
    playback.start();
    playback.tick(20_000);
    return heard;
  };

  it.each<[string, readonly string[], readonly string[]]>([
    ['waits for the answer', told([line(1), ASKED]), []],
    [
      'comes after the answer, even at the end of the program',
      told([line(1), ASKED, ANSWER], 2),
      ['They are wonderful!', 'I was here first.'],
    ],
    ['is said once', told([line(1), ASKED, ANSWER]), ['They are wonderful!', 'I was here first.']],
    [
      'comes immediately if nothing was asked',
      told([command(1, 'speak', [...CHANGES])]),
      ['They are wonderful!', 'I was here first.'],
    ],
  ])('%s', (_, heard, wanted) => {
    expect(heard).toEqual(wanted);
  });
});

describe('beats', () => {
  it.each([
    ['a step takes 250 ms', [command(1, 'm', [{ type: 'moved', to: [2, 1] }])], 250],
    ['a bump half a step', [command(1, 'm', [{ type: 'bumped', at: [2, 1] }])], 125],
    ['a question 50 ms', [command(1, 'can_move', [])], 50],
    [
      'a command that only counts takes time too',
      [command(1, 'collect', [{ type: 'counted', item: 'water', count: 1 }])],
      300,
    ],
    ['a failure is shown for half a second', [failed()], 500],
    ['sleep is capped at 3 s', [{ kind: 'wait', seconds: 60 } as const], 3000],
    [
      'the farm answers after a step: a neighbour walks a tile, says a short text, and evening falls',
      [
        command(1, 'm', [
          { type: 'moved', to: [2, 1] },
          { type: 'thing-changed', id: 0, state: 'gone' },
          { type: 'reacted', reaction: 0 },
          { type: 'thing-changed', id: 0, position: [4, 1], facing: 'left' },
          { type: 'told', id: 0, text: 'Thanks!' },
          { type: 'sky-changed', sky: 'evening' },
        ]),
      ],
      250 + 250 + 1000 + 600,
    ],
    [
      'two animals turn together, and then one of them again',
      [
        command(1, 'speak', [
          { type: 'thing-changed', id: 0, facing: 'left' },
          { type: 'thing-changed', id: 1, facing: 'left' },
          { type: 'thing-changed', id: 0, facing: 'up' },
        ]),
      ],
      600,
    ],
    ['a line without a command pauses', [line(1)], 80],
    [
      'a line before a command does not pause',
      [line(1), command(1, 'm', [{ type: 'moved', to: [2, 1] }])],
      250,
    ],
    ['ten thousand lines share four seconds', Array(10_000).fill(line(1)), 4000],
  ])('%s', (_, events, duration) => {
    expect(composeBeats(events).duration).toBeCloseTo(duration, 6);
  });

  function failed(): TimelineEvent {
    return {
      kind: 'command',
      line: 1,
      name: 'build',
      args: [],
      changes: [],
      failure: { code: 'wrong-argument' },
    };
  }
});

describe('playback', () => {
  it('reports everything once and in order, however large the ticks', () => {
    for (const ms of [1, 16, 700, 60_000]) {
      const { heard, listener } = recorder();
      const playback = createPlayback(level, timelineOf(EVENTS), { listener });
      playback.start();
      for (let time = 0; time <= playback.duration(); time += ms) playback.tick(ms);
      playback.tick(ms);
      expect(heard).toEqual(WHOLE_RUN);
    }
  });

  it('does nothing before start, while paused and after dispose', () => {
    const { heard, listener } = recorder();
    const playback = createPlayback(level, timelineOf(EVENTS), { listener });
    playback.tick(10_000);
    playback.start();
    playback.pause();
    playback.tick(10_000);
    playback.resume();
    playback.dispose();
    playback.tick(10_000);
    playback.seek(3);
    playback.stepBack();
    playback.step();
    expect(heard).toEqual(['playing', 'paused', 'playing']);
  });

  it.each([
    ['normal', 250],
    ['fast', 125],
    ['turbo', 62.5],
  ] as const)('takes one step in %s in %d ms', (speed, ms) => {
    const playback = createPlayback(level, timelineOf(EVENTS), { speed });
    playback.start();
    playback.tick(ms - 1);
    expect(playback.moment().world.player.position).toEqual([2, 1]);
    expect(playback.frame().progress).toBeCloseTo(1 - 1 / ms, 6);
    playback.tick(1);
    expect(playback.frame()).toMatchObject({ progress: 0, before: { player: { position: [2, 1] } } });
  });

  it.each<[string, number, number]>([
    ['one second each', 2, 1000],
    ['a share of ten seconds if there is much to say', 40, 250],
  ])('shows speech long enough at turbo: %s', (_, count, least) => {
    const says = Array.from({ length: count }, (_unused, index) =>
      command(1, 'speak', [{ type: 'said', channel: 'speak', text: `${index}` }]),
    );
    const times: number[] = [];
    let now = 0;
    const playback = createPlayback(level, timelineOf([...says, line(2)]), {
      speed: 'turbo',
      listener: { onSay: () => times.push(now), onLine: () => times.push(now) },
    });
    playback.start();
    for (; now < 12_000; now += 10) playback.tick(10);
    const shortest = Math.min(...times.slice(1).map((time, index) => time - (times[index] ?? 0)));
    // A tick is 10 ms.
    expect([times.length, shortest >= least - 10]).toEqual([count + 1, true]);
  });

  it('shows the words of the farm long enough to read them, at every speed', () => {
    const times: number[] = [];
    let now = 0;
    const words = 'They are wonderful! Bring them all to the Great Fair.';
    const playback = createPlayback(
      level,
      timelineOf([command(1, 'speak', [{ type: 'told', id: 0, text: words }]), line(2)]),
      { speed: 'turbo', listener: { onChange: () => times.push(now), onLine: () => times.push(now) } },
    );
    playback.start();
    for (; now < 6000; now += 10) playback.tick(10);
    const [start = 0, end = 0] = times;
    expect(end - start).toBeGreaterThan(2000);
  });

  it.each([
    ['a quarter of a second for each turn', 1, 250],
    ['a share of six seconds in a long dance', 12, 125],
  ])('shows a dance long enough at turbo: %s', (_, dances, least) => {
    const turns = (['up', 'right', 'down', 'left'] as const).map((facing) => ({
      type: 'thing-changed' as const,
      id: 0,
      facing,
    }));
    const playback = createPlayback(
      level,
      timelineOf(Array.from({ length: dances }, () => command(1, 'speak', turns))),
      { speed: 'turbo' },
    );
    playback.start();
    let now = 0;
    for (; playback.status() === 'playing'; now += 5) playback.tick(5);
    expect(now).toBeGreaterThanOrEqual(dances * 4 * least - 10);
  });

  it('changes speed in the middle of a step', () => {
    const playback = createPlayback(level, timelineOf(EVENTS));
    playback.start();
    playback.tick(125);
    playback.setSpeed('turbo');
    playback.tick(31);
    expect(playback.time()).toBe(249);
  });

  it('steps from line to line', () => {
    const { heard, listener } = recorder();
    const playback = createPlayback(level, timelineOf(EVENTS), { listener });
    const lines: number[] = [];
    for (let step = 0; step < 4; step += 1) {
      playback.step();
      playback.tick(60_000);
      lines.push(playback.moment().line);
    }
    expect(lines).toEqual([1, 2, 3, 4]);
    expect(heard.filter((entry) => entry === 'paused')).toHaveLength(4);
    playback.step();
    playback.tick(60_000);
    expect(heard.at(-1)).toBe('end finished');
  });

  it('steps back to the beginning of a line, with the world of that moment', () => {
    const playback = createPlayback(level, timelineOf(EVENTS));
    playback.start();
    playback.tick(300);
    playback.stepBack();
    expect(playback.moment()).toMatchObject({
      line: 1,
      status: 'paused',
      world: { player: { position: [1, 1] } },
    });
    playback.stepBack();
    expect(playback.moment()).toMatchObject({ event: 0, line: 0 });
    playback.seek(EVENTS.length);
    for (const expected of [3, 2, 1]) {
      playback.stepBack();
      expect(playback.moment().line).toBe(expected);
    }
  });

  it('steps by command if no lines were traced', () => {
    const events = [1, 2].map((x) => command(1, 'move_forward', [{ type: 'moved', to: [x + 1, 1] }]));
    const playback = createPlayback(level, timelineOf(events));
    playback.step();
    playback.tick(1000);
    expect(playback.moment().world.player.position).toEqual([1, 1]);
    playback.step();
    playback.tick(1000);
    expect(playback.moment().world.player.position).toEqual([2, 1]);
    playback.stepBack();
    expect(playback.moment().world.player.position).toEqual([1, 1]);
  });

  it('seeks anywhere and ends only once', () => {
    const { heard, listener } = recorder();
    const playback = createPlayback(level, timelineOf(EVENTS), { listener });
    playback.start();
    playback.tick(60_000);
    heard.length = 0;
    playback.seek(2);
    playback.seek(99);
    playback.resume();
    playback.tick(1);
    expect(heard).toEqual(['paused', 'at 2 line 1', 'at 7 line 4', 'playing', 'finished']);
  });

  it('continues after the events already shown', () => {
    const { heard, listener } = recorder();
    const playback = createPlayback(level, timelineOf(EVENTS), { from: 4, listener });
    expect(playback.moment()).toMatchObject({ event: 4, line: 2, world: { inventory: { carrot: 1 } } });
    playback.start();
    playback.tick(60_000);
    expect(heard).toEqual(['playing', 'line 3', 'print done', 'line 4', 'finished', 'end finished']);
  });

  it('stops reporting when a callback jumps', () => {
    const lines: number[] = [];
    const playback = createPlayback(level, timelineOf(EVENTS), {
      listener: {
        onLine: (number) => {
          lines.push(number);
          if (number === 2) playback.seek(0);
        },
      },
    });
    playback.start();
    playback.tick(60_000);
    expect(lines).toEqual([1, 2]);
    expect(playback.moment().event).toBe(0);
  });

  it('shows the worlds of the engine at every event, after any kind of move', () => {
    const worlds = replay(level, EVENTS);
    const move = fc.oneof(
      fc.record({ tick: fc.integer({ min: 0, max: 900 }) }),
      fc.record({ seek: fc.integer({ min: 0, max: EVENTS.length }) }),
      fc.constantFrom('step' as const, 'stepBack' as const, 'pause' as const, 'resume' as const),
    );
    fc.assert(
      fc.property(fc.array(move, { maxLength: 30 }), (moves) => {
        const playback = createPlayback(level, timelineOf(EVENTS));
        playback.start();
        for (const what of moves) {
          if (typeof what === 'string') playback[what]();
          else if ('tick' in what) playback.tick(what.tick);
          else playback.seek(what.seek);
          const { event, world } = playback.moment();
          const { progress, before, after } = playback.frame();
          expect(progress).toBeGreaterThanOrEqual(0);
          expect(progress).toBeLessThanOrEqual(1);
          expect(after).toBe(world);
          const [x] = world.player.position;
          const [from] = worlds[Math.max(0, event - 1)]?.player.position ?? [];
          const [to] = worlds[event]?.player.position ?? [];
          expect(x).toBeGreaterThanOrEqual(Number(from));
          expect(x).toBeLessThanOrEqual(Number(to));
          expect(Math.abs(before.player.position[0] - x)).toBeLessThanOrEqual(1);
        }
        playback.seek(EVENTS.length);
        expect(playback.moment().world).toEqual(worlds.at(-1));
      }),
    );
  });

  it('keeps effects for a while after their change and drops them at a jump', () => {
    const playback = createPlayback(level, timelineOf(EVENTS));
    playback.start();
    playback.tick(600);
    expect(playback.frame().effects).toContainEqual({
      change: { type: 'thing-changed', id: 0, state: 'gone' },
      age: 100,
    });
    playback.seek(2);
    expect(playback.frame().effects).toEqual([]);
  });

  it('fades effects after the end and while paused', () => {
    const playback = createPlayback(level, timelineOf(EVENTS.slice(0, 2)));
    playback.start();
    playback.tick(500);
    expect(playback.status()).toBe('finished');
    expect(playback.frame().effects).not.toEqual([]);
    playback.tick(700);
    expect(playback.frame().effects).toEqual([]);
  });
});

describe('printedUntil', () => {
  it.each([
    [5, []],
    [6, [{ stream: 'out', text: 'done\n' }]],
  ])('after %d events', (events, printed) => {
    expect(printedUntil(timelineOf(EVENTS), events)).toEqual(printed);
  });
});
