import { expect, it } from 'vitest';
import { placeBeside } from './tooltip-place.ts';

const box = (left: number, top: number) => ({ left, top, width: 40, bottom: top + 40 });

it.each([
  ['in the middle', box(480, 300), 1000, 280, { side: 'above', left: 500, top: 292, shift: 0 }],
  ['under the upper edge', box(480, 10), 1000, 280, { side: 'below', left: 500, top: 58, shift: 0 }],
  ['at the left edge', box(0, 300), 1000, 280, { side: 'above', left: 148, top: 292, shift: -126 }],
  ['at the right edge', box(960, 300), 1000, 280, { side: 'above', left: 852, top: 292, shift: 126 }],
  [
    'of a short word at the left edge',
    box(0, 300),
    1000,
    90,
    { side: 'above', left: 53, top: 292, shift: -31 },
  ],
  [
    'of a target outside the left edge',
    box(-60, 300),
    1000,
    208,
    { side: 'above', left: 112, top: 292, shift: -90 },
  ],
  ['in a narrow window', box(0, 300), 200, 280, { side: 'above', left: 100, top: 292, shift: -78 }],
])('%s', (_, target, windowWidth, width, place) => {
  expect(placeBeside(target, windowWidth, width)).toEqual(place);
});
