import { kindsWithoutRow } from '@hopcode/engine/testing/change-kinds';
import type { Change } from '@hopcode/engine/world/change';
import { applyChange } from '@hopcode/engine/world/change';
import type { World } from '@hopcode/engine/world/world';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Frame } from '../playback/playhead.ts';
import { poseOf, restingFrame } from './pose.ts';

const world: World = {
  player: { position: [2, 2], facing: 'right' },
  things: [
    { type: 'apple', position: [3, 2], state: 'there' },
    { type: 'rock', position: [4, 2], state: 'there' },
  ],
  inventory: {},
  scores: [0],
  reacted: [],
  sky: 'day',
};

const during = (change: Change, progress: number, more: Partial<Frame> = {}): Frame => ({
  before: world,
  after: applyChange(world, change),
  change,
  progress,
  failing: false,
  effects: [{ change, age: progress * 250 }],
  steps: 1,
  ...more,
});

const moving = { clock: 0, still: false };
const STEP: Change = { type: 'moved', to: [3, 2] };

/** The pose of the character when a change is half over. It stands at 32, 32 and faces right. */
const HALFWAY: readonly (readonly [Change, object])[] = [
  [STEP, { x: 40, y: 32, lift: 0, stride: 2 }],
  [
    { type: 'turned', facing: 'up' },
    { x: 32, y: 32, lift: 2, facing: 'up' },
  ],
  [
    { type: 'bumped', at: [3, 2] },
    { x: 36, y: 32, lift: 0 },
  ],
  [
    { type: 'bumped', at: [3, 2], by: 1 },
    { x: 32, y: 32, lift: 0 },
  ],
  [
    { type: 'said', channel: 'speak', text: 'hi' },
    { x: 32, y: 32, lift: 0 },
  ],
  [
    { type: 'thing-changed', id: 0, state: 'gone' },
    { x: 32, y: 32, lift: 0 },
  ],
  [
    { type: 'counted', item: 'egg', count: 1 },
    { x: 32, y: 32, lift: 0 },
  ],
  [
    { type: 'scored', goal: 0, score: 1 },
    { x: 32, y: 32, lift: 0 },
  ],
  [
    { type: 'reacted', reaction: 0 },
    { x: 32, y: 32, lift: 0 },
  ],
  [
    { type: 'told', id: 0, text: 'hi' },
    { x: 32, y: 32, lift: 0 },
  ],
  [
    { type: 'sky-changed', sky: 'night' },
    { x: 32, y: 32, lift: 0 },
  ],
];

describe('poseOf', () => {
  it.each([
    [0, { x: 32, y: 32 }],
    [0.25, { x: 36, stride: 1 }],
    [0.5, { x: 40, stride: 2 }],
    [1, { x: 48, stride: 0 }],
  ])('walks by whole pixels: %d of a step', (progress, expected) => {
    expect(poseOf(during(STEP, progress), moving).player).toMatchObject(expected);
  });

  it('alternates the feet', () => {
    expect(poseOf(during(STEP, 0.25, { steps: 2 }), moving).player.stride).toBe(3);
  });

  it('moves towards an obstacle and back', () => {
    const xs = [0, 0.5, 1].map(
      (progress) => poseOf(during({ type: 'bumped', at: [3, 2] }, progress), moving).player.x,
    );
    expect(xs).toEqual([32, 36, 32]);
  });

  it.each(HALFWAY)('half over, %j shows the character like this: %o', (change, expected) => {
    expect(poseOf(during(change, 0.5), moving).player).toMatchObject(expected);
  });

  it('has a row for each kind of change', () => {
    expect(kindsWithoutRow(HALFWAY.map(([change]) => change))).toEqual([]);
  });

  it('breathes only when idle', () => {
    expect(poseOf(restingFrame(world), { clock: 0, still: false }).player.sunk).toBe(false);
    expect(poseOf(restingFrame(world), { clock: 600, still: false }).player.sunk).toBe(true);
    expect(poseOf(during(STEP, 0.5), { clock: 600, still: false }).player.sunk).toBe(false);
  });

  it('trembles after a failed command and then rests', () => {
    const xs = [0.05, 0.15, 0.9].map(
      (progress) => poseOf({ ...restingFrame(world), failing: true, progress }, moving).player.x,
    );
    expect(xs).toEqual([33, 31, 32]);
  });

  it('lets a taken thing rise and fade, then hides it', () => {
    const gone: Change = { type: 'thing-changed', id: 0, state: 'gone' };
    const at = (age: number) =>
      poseOf(during(gone, 1, { effects: [{ change: gone, age }] }), moving).things.get(0);
    expect(at(0)).toEqual({ x: 48, y: 32, lift: 0, opacity: 1, stride: 0 });
    expect(at(200)?.lift).toBeGreaterThan(5);
    expect(at(390)?.opacity).toBeLessThan(0.1);
    expect(at(400)).toBeUndefined();
  });

  it('pushes a thing along with its beat', () => {
    const push: Change = { type: 'thing-changed', id: 1, position: [5, 2] };
    expect(poseOf(during(push, 0.5), moving).things.get(1)).toMatchObject({ x: 72, y: 32 });
  });

  it('moves the feet of a neighbour on a walk', () => {
    const walk: Change = { type: 'thing-changed', id: 1, position: [5, 2], facing: 'right' };
    const strideAt = (progress: number) => poseOf(during(walk, progress), moving).things.get(1)?.stride;
    expect([0.25, 0.75, 1].map(strideAt)).toEqual([1, 2, 0]);
  });

  it.each<[string, number, boolean, { sky: string; strength: number }[]]>([
    [
      'fades from one sky to the other',
      0.25,
      false,
      [
        { sky: 'day', strength: 0.75 },
        { sky: 'night', strength: 0.25 },
      ],
    ],
    ['shows only the new sky at the end', 1, false, [{ sky: 'night', strength: 1 }]],
    ['shows only the new sky with reduced motion', 0.25, true, [{ sky: 'night', strength: 1 }]],
  ])('%s', (_what, progress, still, skies) => {
    const change: Change = { type: 'sky-changed', sky: 'night' };
    expect(poseOf(during(change, progress), { clock: 0, still }).skies).toEqual(skies);
  });

  it('lets a thing that appears drop to its place', () => {
    const there: Change = { type: 'thing-changed', id: 0, state: 'there' };
    const at = (age: number) =>
      poseOf(during(there, 1, { effects: [{ change: there, age }] }), moving).things.get(0);
    expect(at(0)?.lift).toBe(6);
    expect(at(300)).toBeUndefined();
  });

  it('lets a hidden crop grow when it is planted, and a visible one only hop', () => {
    const planted: Change = { type: 'thing-changed', id: 0, state: 'planted' };
    const at = (state: 'hidden' | 'there') => {
      const before: World = { ...world, things: [{ type: 'carrotCrop', position: [3, 2], state }] };
      const shown = { before, after: applyChange(before, planted), effects: [{ change: planted, age: 0 }] };
      return poseOf(during(planted, 0, shown), moving).things.get(0)?.lift;
    };
    expect([at('hidden'), at('there')]).toEqual([6, 0]);
  });

  it('sparkles around the character when a goal is scored', () => {
    const scored: Change = { type: 'scored', goal: 0, score: 1 };
    const at = (age: number) =>
      poseOf(during(scored, 1, { effects: [{ change: scored, age }] }), moving).sparkles;
    expect(at(100)).toHaveLength(8);
    expect(at(500)).toEqual([]);
  });

  it('shows only results with reduced motion', () => {
    const still = { clock: 600, still: true };
    expect(poseOf(during(STEP, 0.1), still)).toMatchObject({
      player: { x: 48, stride: 0, sunk: false },
      sparkles: [],
    });
    const gone: Change = { type: 'thing-changed', id: 0, state: 'gone' };
    expect(poseOf(during(gone, 0.1), still).things.size).toBe(0);
  });

  it('is a pure function and returns whole pixels', () => {
    const changes: Change[] = [
      STEP,
      { type: 'bumped', at: [3, 2] },
      { type: 'turned', facing: 'down' },
      { type: 'said', channel: 'speak', text: 'hi' },
      { type: 'thing-changed', id: 1, position: [5, 2] },
    ];
    fc.assert(
      fc.property(
        fc.constantFrom(...changes),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (change, progress) => {
          const pose = poseOf(during(change, progress), moving);
          expect(poseOf(during(change, progress), moving)).toEqual(pose);
          for (const place of [pose.player, ...pose.things.values()])
            for (const value of [place.x, place.y, place.lift]) expect(Number.isInteger(value)).toBe(true);
        },
      ),
    );
  });
});
