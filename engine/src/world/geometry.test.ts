import { expect, it } from 'vitest';
import { ahead, FACINGS, type FacingName, turnedAround, turnedLeft, turnedRight } from './geometry.ts';

it.each<[FacingName, FacingName, FacingName, FacingName]>([
  ['up', 'right', 'down', 'left'],
  ['right', 'down', 'left', 'up'],
  ['down', 'left', 'up', 'right'],
  ['left', 'up', 'right', 'down'],
])('%s has %s on its right, %s behind and %s on its left', (facing, right, behind, left) => {
  expect([turnedRight(facing), turnedAround(facing), turnedLeft(facing)]).toEqual([right, behind, left]);
});

it('facing [0,-1] is up, as in the specification', () => {
  expect(FACINGS.up).toEqual([0, -1]);
});

it.each<[FacingName, number, readonly [number, number]]>([
  ['up', 1, [5, 4]],
  ['right', 2, [7, 5]],
  ['down', 3, [5, 8]],
  ['left', -1, [6, 5]],
  ['left', 0, [5, 5]],
])('from [5,5] facing %s, %i ahead is %j', (facing, steps, cell) => {
  expect(ahead([5, 5], facing, steps)).toEqual(cell);
});
