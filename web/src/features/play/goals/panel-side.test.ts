import { expect, it } from 'vitest';
import { panelSide } from './panel-side.ts';

const VIEW = { width: 600, height: 400 };
const SIZE = { width: 130, height: 80 };

it.each([
  ['end', 560, 60, false, 'start'],
  ['end', 560, 300, false, 'end'],
  ['start', 560, 60, false, 'start'],
  ['start', 60, 60, false, 'end'],
  ['end', 300, 60, false, 'end'],
  ['end', 60, 60, true, 'start'],
  ['end', 560, 60, true, 'end'],
] as const)(
  'from the %s, with a speaker at %i, %i (right to left: %s), goes to the %s',
  (now, x, y, rtl, side) => {
    expect(panelSide(now, { at: { x, y }, tile: 48, view: VIEW }, SIZE, rtl)).toBe(side);
  },
);

it('stays on a farm that is too narrow for another place', () => {
  const spot = { at: { x: 100, y: 40 }, tile: 48, view: { width: 200, height: 200 } };
  expect(panelSide('end', spot, SIZE, false)).toBe('end');
});
