import { expect, it } from 'vitest';
import { noticePlace } from './notice-place.ts';

const VIEW = { width: 560, height: 220 };

it.each([
  ['high enough', { x: 280, y: 40 }, 100, 'middle', 528],
  ['above a low notice', { x: 280, y: 100 }, 60, 'middle', 528],
  ['beside a high notice, left of the middle', { x: 240, y: 100 }, 100, 'right', 264],
  ['beside a high notice, right of the middle', { x: 400, y: 200 }, 100, 'left', 344],
])('with the character %s', (_, at, height, side, room) => {
  expect(noticePlace({ at, tile: 48, view: VIEW }, height)).toEqual({ side, room });
});

it.each([
  ['a bubble above the notice', { left: 200, right: 360, top: 10, bottom: 60 }, 'middle', 528],
  ['a bubble on the left', { left: 60, right: 200, top: 150, bottom: 200 }, 'right', 328],
  ['a bubble on the right', { left: 400, right: 520, top: 150, bottom: 200 }, 'left', 368],
])('with %s', (_, bubble, side, room) => {
  const spot = { at: { x: 280, y: 40 }, tile: 48, view: VIEW };
  expect(noticePlace(spot, 100, bubble)).toEqual({ side, room });
});

it('covers a bubble rather than the character', () => {
  const spot = { at: { x: 100, y: 180 }, tile: 48, view: VIEW };
  const bubble = { left: 380, right: 540, top: 150, bottom: 210 };
  expect(noticePlace(spot, 100, bubble)).toEqual({ side: 'right', room: 404 });
});
