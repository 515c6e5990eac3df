import { expect, it } from 'vitest';
import { middlePart } from './postcard.ts';

it.each([
  ['a wider picture', { width: 300, height: 100 }, { x: 100, y: 0, width: 100, height: 100 }],
  ['a higher picture', { width: 50, height: 100 }, { x: 0, y: 25, width: 50, height: 50 }],
  ['a picture of the same shape', { width: 70, height: 70 }, { x: 0, y: 0, width: 70, height: 70 }],
])('takes the middle of %s', (_, picture, part) => {
  expect(middlePart(picture, { width: 10, height: 10 })).toEqual(part);
});
