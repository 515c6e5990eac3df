import { expect, it } from 'vitest';
import { type NoticePlace, noticePlace } from './notice-place.ts';

it.each<[[number, number], NoticePlace]>([
  [[0, 0], 'middle'],
  [[4, 1], 'middle'],
  [[0, 2], 'right'],
  [[2, 3], 'right'],
  [[3, 2], 'left'],
  [[4, 3], 'left'],
])('with the character at %j of 5 by 4 tiles a notice stands %s', (position, place) => {
  expect(noticePlace([5, 4], position)).toBe(place);
});
