import type { Position } from '@hopcode/engine/world/geometry';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { areaOf, copyArea, pasteClip } from './clip.ts';
import { grassFarm } from './design.ts';
import { addCommand } from './farm-commands.ts';
import { groundAt, propsOf } from './farm-map.ts';
import { placeThing } from './farm-things.ts';
import { paintGround, placeProp } from './paint.ts';

const done = <Value>(edit: { readonly level: Value } | { readonly refused: string }): Value => {
  if ('refused' in edit) throw new Error(edit.refused);
  return edit.level;
};

const garden = () => {
  const sand = done(
    paintGround(
      grassFarm(10, 8),
      [
        [0, 0],
        [1, 0],
        [1, 1],
      ],
      'sand',
    ),
  );
  const fence = done(placeProp(sand, [0, 1], 'fence'));
  const carrot = done(placeThing(fence, [1, 1], 'carrot'));
  return done(
    addCommand(carrot, { action: 'open', mark: 'xmark', position: [2, 1], target: [2, 0], thing: 'chest' }),
  );
};

it('pastes ground, scenery, things and commands at another place', () => {
  const { level: pasted } = pasteClip(garden(), copyArea(garden(), areaOf([2, 1], [0, 0])), [6, 4]);
  expect([groundAt(pasted, [6, 4]), groundAt(pasted, [7, 5]), groundAt(pasted, [8, 4])]).toEqual([
    'sand',
    'sand',
    'grass',
  ]);
  expect(propsOf(pasted).map(({ index }) => index)).toEqual([10, 56]);
  expect(
    pasted.levelGoals.map(({ action, position, targetPosition, maxScore }) => [
      action,
      position,
      targetPosition,
      maxScore,
    ]),
  ).toEqual([
    ['collect', undefined, undefined, 2],
    ['open', [2, 1], [2, 0], 1],
    ['open', [8, 5], [8, 4], 1],
  ]);
});

it('changes nothing if a rectangle is pasted at its own position', () => {
  const cell = fc.record({ x: fc.nat(4), y: fc.nat(3) });
  fc.assert(
    fc.property(cell, cell, (one, other) => {
      const level = garden();
      const area = areaOf([one.x, one.y], [other.x, other.y]);
      const { level: again } = pasteClip(level, copyArea(level, area), area.from);
      expect(again.map).toEqual(level.map);
    }),
  );
});

it('does not paste a fence onto the tile of the character', () => {
  const fence = done(placeProp(grassFarm(10, 8), [0, 0], 'fence'));
  const { level: pasted } = pasteClip(fence, copyArea(fence, areaOf([0, 0], [0, 0])), fence.start);
  expect(propsOf(pasted).length).toBe(1);
});

it.each<[string, Position, readonly [actions: string[], things: string[], leftOut: boolean]]>([
  ['an X over the start is kept', [5, 3], [['plant', 'plant'], ['xmark', 'carrotCrop'], false]],
  ['a command whose target is the start is left out whole', [5, 4], [['plant'], [], true]],
  ['a command beyond the edge is left out whole', [9, 7], [['plant'], [], true]],
])('%s', (_, at, expected) => {
  // In the clip, the X is at 0, 1 and its plant at 0, 0.
  const planted = done(
    addCommand(grassFarm(10, 8), {
      action: 'plant',
      mark: 'xmark',
      position: [0, 1],
      target: [0, 0],
      thing: 'carrotSeeds',
    }),
  );
  const clip = copyArea(planted, areaOf([0, 0], [0, 1]));
  const { level, leftOut } = pasteClip(planted, clip, at);
  const [actions, things, isLeftOut] = expected;
  expect(level.levelGoals.map(({ action }) => action)).toEqual(actions);
  expect(level.items.slice(2).map(({ type }) => type)).toEqual(things);
  expect(leftOut).toBe(isLeftOut);
});
