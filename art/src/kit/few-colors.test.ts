import { expect, test } from 'vitest';
import { Bitmap } from './bitmap.ts';
import type { Rgb } from './color.ts';
import { farthest, withFewColors } from './few-colors.ts';

const row = (...colors: readonly Rgb[]): Bitmap => {
  const picture = new Bitmap(colors.length, 1);
  colors.forEach((color, x) => {
    picture.set(x, 0, color);
  });
  return picture;
};
const RED: Rgb = [200, 30, 30];
const NEARLY_RED: Rgb = [203, 31, 30];
const BLUE: Rgb = [30, 30, 200];
const GREEN: Rgb = [30, 160, 30];

test.each([
  [
    'of two similar colours the more frequent one stays',
    3,
    [RED, NEARLY_RED, BLUE, GREEN, NEARLY_RED],
    [1, 1, 2, 3, 1],
  ],
  ['a picture with few colours does not change', 4, [RED, NEARLY_RED, BLUE, GREEN], [0, 1, 2, 3]],
  ['the most similar colours are merged first', 2, [RED, NEARLY_RED, BLUE], [0, 0, 2]],
])('%s', (_, most, colors, from) => {
  const expected = row(...from.flatMap((index) => colors.slice(index, index + 1)));
  expect([...withFewColors(row(...colors), most).bytes]).toEqual([...expected.bytes]);
});

test('colours of different opacity are never merged', () => {
  const picture = new Bitmap(2, 1).set(0, 0, RED).set(1, 0, RED, 100);
  expect(() => withFewColors(picture, 1)).toThrow('too few');
});

test('measures the distance of two pictures', () => {
  expect(farthest(row(RED, BLUE), row(RED, BLUE))).toBe(0);
  expect(farthest(row(RED, [0, 0, 0]), row(RED, [255, 255, 255]))).toBeCloseTo(1);
});
