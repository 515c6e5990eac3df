// @vitest-environment happy-dom
import { levelSchema } from '@hopcode/engine/formats/level';
import type { Change } from '@hopcode/engine/world/change';
import { createWorld } from '@hopcode/engine/world/world';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Happening } from './describe.ts';
import { createNarrator, narratingListener } from './narrator.ts';

const LEVEL = levelSchema.parse({
  version: 1,
  map: { tilesets: [], layers: [{ name: 'ground_tiles', width: 9, height: 1, data: Array(9).fill(1) }] },
  items: [],
  levelGoals: [],
});
const before = createWorld(LEVEL);

const stepTo = (column: number): Happening => ({
  kind: 'command',
  changes: [{ type: 'moved', to: [column, 0] }],
  before,
});
const cell = (column: number): Happening => ({ kind: 'cell', position: [column, 0], holds: 'free' });

/** A narrator after these events, and the lines in its live region. */
const narratorWith = (happenings: readonly Happening[]) => {
  const region = document.createElement('div');
  const describeIt = (happening: Happening): string =>
    happening.kind === 'command'
      ? happening.changes.map((change) => (change.type === 'moved' ? `step ${change.to[0]}` : '')).join('')
      : happening.kind === 'caught'
        ? happening.failure.code
        : `${happening.kind} ${happening.position[0]}`;
  const narrator = createNarrator(region, () => ({ describe: describeIt }));
  for (const happening of happenings) narrator.narrate(happening);
  return { narrator, lines: () => [...region.children].map((line) => line.textContent) };
};

describe('createNarrator', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it.each<[string, Happening[], string[]]>([
    [
      'every step of a second, even if there are many',
      [1, 2, 3, 4, 5, 6].map(stepTo),
      ['step 1', 'step 2 step 3 step 4 step 5 step 6'],
    ],
    ['the same step again', [stepTo(1), stepTo(1), stepTo(1)], ['step 1', 'step 1 step 1']],
    ['only the last of several tiles in quick succession', [1, 2, 3, 4].map(cell), ['cell 1', 'cell 4']],
    [
      'every step, even between tiles',
      [cell(1), stepTo(1), cell(2), cell(3), stepTo(2)],
      ['cell 1', 'step 1 cell 3 step 2'],
    ],
  ])('announces %s', (_, happenings, told) => {
    const { lines } = narratorWith(happenings);
    vi.advanceTimersByTime(1000);
    expect(lines()).toEqual(told);
  });

  it('adds text to unread text, even if it is the same', () => {
    const { narrator, lines } = narratorWith([stepTo(1), stepTo(1)]);
    narrator.flush();
    expect(lines()).toEqual(['step 1', 'step 1']);
  });

  it('on a flush, announces the waiting words before any later words', () => {
    const { narrator, lines } = narratorWith([1, 2, 3, 4, 5].map(stepTo));
    narrator.flush();
    narrator.flush();
    expect(lines()).toEqual(['step 1', 'step 2 step 3 step 4 step 5']);
  });

  it('announces nothing after it is stopped', () => {
    const { narrator, lines } = narratorWith([1, 2, 3].map(stepTo));
    narrator.stop();
    vi.advanceTimersByTime(5000);
    expect(lines()).toEqual(['step 1']);
  });

  it('does not grow without limit', () => {
    const { narrator, lines } = narratorWith([]);
    for (let column = 1; column <= 30; column += 1) {
      narrator.narrate(stepTo(column));
      vi.advanceTimersByTime(1000);
    }
    expect(lines()).toHaveLength(10);
    expect(lines().at(-1)).toBe('step 30');
  });
});

it('shows the words of a neighbour above the neighbour', () => {
  const world = {
    ...before,
    things: [{ type: 'rosa', position: [4, 0] as const, state: 'there' as const, facing: 'down' as const }],
  };
  const spoken: unknown[] = [];
  const nothing = () => undefined;
  const listener = narratingListener(
    {},
    {
      view: { speak: (...bubble) => void spoken.push(bubble), wake: nothing, world: () => world },
      narrate: nothing,
      flush: nothing,
      sounds: nothing,
      isCaught: () => false,
    },
  );
  listener.onChange?.({ type: 'told', id: 0, text: 'Hello!' }, 0);
  listener.onChange?.({ type: 'told', id: 7, text: 'From nowhere' }, 0);
  expect(spoken).toEqual([['Hello!', [4, 0]]]);
  listener.onSay?.({ type: 'said', channel: 'speak', text: 'I am here', by: 0 }, 1);
  expect(spoken.at(-1)).toEqual(['I am here', [4, 0], false]);
});

it('shows the words of two characters that act together side by side, and says who acts', () => {
  const spoken: unknown[] = [];
  const told: unknown[] = [];
  const nothing = () => undefined;
  const listener = narratingListener(
    {},
    {
      view: { speak: (...bubble) => void spoken.push(bubble), wake: nothing, world: () => before },
      narrate: (happening) => void told.push(happening),
      flush: nothing,
      sounds: nothing,
      isCaught: () => false,
    },
  );
  const changes: Change[] = [];
  listener.onCommand?.(
    { kind: 'command', line: 1, name: 'speak', args: [], changes, at: 0, takes: 1, by: 'helper' },
    0,
  );
  listener.onSay?.({ type: 'said', channel: 'speak', text: 'La la' }, 0);
  expect(spoken).toEqual([['La la', undefined, true]]);
  expect(told).toEqual([{ kind: 'command', changes, before, by: 'helper' }]);
});

it.each([
  ['caught', true, [['!']], ['push-blocked']],
  ['not caught', false, [], []],
])('a failure that is %s', (_, isCaught, bubbles, told) => {
  const spoken: unknown[][] = [];
  const narrated: string[] = [];
  const nothing = () => undefined;
  const listener = narratingListener(
    {},
    {
      view: { speak: (...bubble) => void spoken.push(bubble), wake: nothing, world: () => before },
      narrate: (happening) => void narrated.push(happening.kind === 'caught' ? happening.failure.code : ''),
      flush: nothing,
      sounds: nothing,
      isCaught: () => isCaught,
    },
  );
  const failure = { code: 'push-blocked' };
  listener.onFailure?.({ kind: 'command', line: 1, name: 'push', args: [], changes: [], failure }, 0);
  expect([spoken, narrated]).toEqual([bubbles, told]);
});
