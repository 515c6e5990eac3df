import { expect, test } from 'vitest';
import { Bitmap } from './bitmap.ts';
import { difference } from './likeness.ts';

const nothing = new Bitmap(4, 1);
const white = new Bitmap(4, 1).rect(0, 0, 2, 1, [255, 255, 255]);
const black = new Bitmap(4, 1).rect(0, 0, 2, 1, [0, 0, 0]);
const beside = new Bitmap(4, 1).rect(2, 0, 2, 1, [255, 255, 255]);
const longer = new Bitmap(4, 1).rect(0, 0, 4, 1, [255, 255, 255]);

test.each([
  ['two empty pictures', nothing, nothing, 0],
  ['the same picture', white, white, 0],
  ['the same shape in the opposite colour', white, black, 1],
  ['shapes side by side', white, beside, 1],
  ['half of the shape', white, longer, 0.5],
])('%s', (_name, a, b, expected) => {
  expect(difference(a, b)).toBeCloseTo(expected);
});

test('colours that look alike to a viewer do not count as different', () => {
  expect(difference(white, black, () => [9, 9, 9])).toBe(0);
});
