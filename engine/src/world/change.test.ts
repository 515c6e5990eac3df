import { describe, expect, it } from 'vitest';
import { kindsWithoutRow } from '../testing/change-kinds.ts';
import { tinyLevel } from '../testing/tiny-level.ts';
import { applyChange, applyChanges, type Change } from './change.ts';
import { createWorld, type World } from './world.ts';

const newWorld = (): World =>
  createWorld(
    tinyLevel({
      map: '>c.\n...',
      items: [{ type: 'rock', position: [1, 1], compound: [[2, 1]] }],
      goals: [{ action: 'collect' }],
      inventory: { plank: 1 },
    }),
  );
const start = newWorld();

/** Changes of the world `start`, each with the parts of the world that it changes. */
const CHANGING: readonly (readonly [Change, Partial<World>])[] = [
  [{ type: 'moved', to: [2, 0] }, { player: { position: [2, 0], facing: 'right' } }],
  [{ type: 'turned', facing: 'down' }, { player: { position: [0, 0], facing: 'down' } }],
  [
    { type: 'thing-changed', id: 0, state: 'gone' },
    { things: [{ type: 'carrot', position: [1, 0], state: 'gone' }, ...start.things.slice(1)] },
  ],
  [{ type: 'counted', item: 'plank', count: 4 }, { inventory: { plank: 4 } }],
  [{ type: 'scored', goal: 0, score: 1 }, { scores: [1] }],
  [
    { type: 'thing-changed', id: 0, facing: 'left' },
    {
      things: [
        { type: 'carrot', position: [1, 0], state: 'there', facing: 'left' },
        ...start.things.slice(1),
      ],
    },
  ],
  [{ type: 'reacted', reaction: 3 }, { reacted: [3] }],
  [{ type: 'sky-changed', sky: 'rain' }, { sky: 'rain' }],
];

/** Changes that leave the world `start` as it is. */
const UNCHANGING: readonly Change[] = [
  { type: 'bumped', at: [-1, 0] },
  { type: 'said', channel: 'speak', text: 'Hello' },
  { type: 'told', id: 0, text: 'Hello' },
  { type: 'thing-changed', id: 9, state: 'gone' },
  { type: 'scored', goal: 9, score: 1 },
];

describe('one change', () => {
  it.each(CHANGING)('%j', (change, difference) => {
    expect(applyChange(start, change)).toEqual({ ...start, ...difference });
  });

  it.each(UNCHANGING)('%j leaves the world unchanged', (change) => {
    expect(applyChange(start, change)).toBe(start);
  });

  it('has a row for each kind of change', () => {
    expect(kindsWithoutRow([...CHANGING.map(([change]) => change), ...UNCHANGING])).toEqual([]);
  });

  it('moves the other cells of a big thing with it', () => {
    expect(applyChange(start, { type: 'thing-changed', id: 1, position: [1, 3] }).things[1]).toEqual({
      type: 'rock',
      position: [1, 3],
      compound: [[2, 3]],
      state: 'there',
    });
  });

  it('stores a type that is named like a property of every JavaScript object', () => {
    const world = applyChange(start, { type: 'counted', item: '__proto__', count: 2 });
    expect(JSON.stringify(world.inventory)).toBe('{"plank":1,"__proto__":2}');
  });
});

it('never mutates the world it starts from', () => {
  const world = newWorld();
  const before = JSON.stringify(world);
  applyChanges(world, [
    { type: 'moved', to: [2, 0] },
    { type: 'thing-changed', id: 0, state: 'gone' },
    { type: 'counted', item: 'carrot', count: 1 },
    { type: 'scored', goal: 0, score: 1 },
  ]);
  expect(JSON.stringify(world)).toBe(before);
});
