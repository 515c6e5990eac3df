// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { countHidden } from './use-hidden-squares.ts';

/** A list between 100 and 100 + `width` px, with seven items of 36 px that begin at `start`. */
const list = (width: number, start: number): HTMLElement => {
  const element = document.createElement('ol');
  element.getBoundingClientRect = () => new DOMRect(100, 0, width, 34);
  for (let item = 0; item < 7; item += 1) {
    const square = element.appendChild(document.createElement('li'));
    square.getBoundingClientRect = () => new DOMRect(start + 36 * item, 0, 36, 34);
  }
  return element;
};

it.each([
  ['all items', 252, 100, { before: 0, after: 0 }],
  ['the first three', 108, 100, { before: 0, after: 4 }],
  ['three in the middle', 108, 28, { before: 2, after: 2 }],
  ['the last three', 108, -44, { before: 4, after: 0 }],
  ['a part of a pixel more than the first three', 108.4, 99.7, { before: 0, after: 4 }],
  ['no width, on a hidden screen', 0, 100, { before: 0, after: 0 }],
])('a list that shows %s', (_, width, start, hidden) => {
  expect(countHidden(list(width, start))).toEqual(hidden);
});
