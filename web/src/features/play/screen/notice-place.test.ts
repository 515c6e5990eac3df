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
