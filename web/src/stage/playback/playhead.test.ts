import { levelSchema } from '@hopcode/engine/formats/level';
import type { TimelineEvent } from '@hopcode/engine/formats/timeline';
import { expect, it } from 'vitest';
import { paceOf, SPEEDS, type Speed } from '../../lib/speed.ts';
import { createPlayhead, type Playhead } from './playhead.ts';

const LEVEL = levelSchema.parse({
  version: 1,
  start: [1, 1],
  facing: 'right',
  map: { tilesets: [], layers: [{ name: 'ground_tiles', width: 8, height: 4, data: Array(32).fill(1) }] },
  items: [],
  levelGoals: [],
});

const line = (number: number): TimelineEvent => ({ kind: 'line', line: number, scope: '' });

/** The farm answers a step, for 2 s at Normal speed and for at least 1 s. */
const ANSWERED: TimelineEvent = {
  kind: 'command',
  line: 1,
  name: 'move_forward',
  args: [],
  changes: [
    { type: 'moved', to: [2, 1] },
    { type: 'said', channel: 'speak', text: 'You crossed the water? I must sit down.' },
  ],
};

const advance = (head: Playhead, ms: number, pace: number): void => {
  const target = head.reach(ms, pace);
  for (let beat = head.due(target); beat; beat = head.due(target)) head.begin(beat, target);
  head.moveTo(target);
};

/**
 * How many real milliseconds it takes to reach the end, with frames of a given length; infinite if it takes more than a
 * minute.
 */
const played = (events: readonly TimelineEvent[], speed: Speed, ms: number): number => {
  const head = createPlayhead(LEVEL, events);
  for (let now = ms; now < 60_000; now += ms) {
    advance(head, ms, paceOf(speed));
    if (head.isAtEnd()) return now;
  }
  return Number.POSITIVE_INFINITY;
};

/** Lengths of a frame in ms, for screens with 30 to 144 frames per second and values in between. */
const FRAMES = Array.from({ length: 300 }, (_, index) => 5 + index / 10.1);

it.each<[string, Speed, number, readonly TimelineEvent[]]>(
  SPEEDS.flatMap((speed) => {
    const real = 250 * paceOf(speed) + Math.max(1000, 1870 * paceOf(speed));
    return [
      ['before a line, which takes no time', speed, real, [line(1), ANSWERED, line(2), ANSWERED]],
      ['at the end', speed, real, [line(1), ANSWERED]],
    ];
  }),
)('shows an answer %s at %s for its time, for any frame length', (_, speed, real, events) => {
  const answers = events.filter((event) => event === ANSWERED).length;
  const wrong = FRAMES.filter((ms) => Math.abs(played(events, speed, ms) - answers * real) > ms + 1);
  expect(wrong).toEqual([]);
});
