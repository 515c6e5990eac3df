import { describe, expect, test } from 'vitest';
import { Bitmap, sideBySide } from './bitmap.ts';
import type { Rgb } from './color.ts';

const RED: Rgb = [255, 0, 0];
const BLUE: Rgb = [0, 0, 255];

const opacities = (picture: Bitmap): number[] =>
  Array.from({ length: picture.width * picture.height }, (_, place) =>
    picture.opacity(place % picture.width, Math.floor(place / picture.width)),
  );

describe('set', () => {
  test('paints one pixel and leaves the others unchanged', () => {
    expect(opacities(new Bitmap(2, 2).set(1, 0, RED))).toEqual([0, 255, 0, 0]);
  });

  test('ignores positions outside the picture', () => {
    expect(opacities(new Bitmap(2, 1).set(-1, 0, RED).set(2, 0, RED).set(0, 1, RED))).toEqual([0, 0]);
  });

  test.each([
    ['half over solid', 255, 128, [127, 0, 128], 255],
    ['half over nothing', 0, 128, [0, 0, 255], 128],
    ['half over half', 128, 128, [85, 0, 170], 192],
  ] as const)('%s', (_name, below, over, color, opacity) => {
    const picture = new Bitmap(1, 1).set(0, 0, RED, below).set(0, 0, BLUE, over);
    expect(picture.color(0, 0)).toEqual(color);
    expect(picture.opacity(0, 0)).toBe(opacity);
  });
});

test('mirrored flips the picture', () => {
  expect(opacities(new Bitmap(3, 1).set(0, 0, RED).mirrored())).toEqual([0, 0, 255]);
});

test('enlarged makes squares of pixels', () => {
  expect(opacities(new Bitmap(2, 1).set(1, 0, RED).enlarged(2))).toEqual([0, 0, 255, 255, 0, 0, 255, 255]);
});

test('cropped cuts out a part', () => {
  expect(opacities(new Bitmap(3, 2).set(2, 1, RED).cropped(1, 1, 2, 1))).toEqual([0, 255]);
});

test('stamp paints the letters that have colours', () => {
  expect(opacities(new Bitmap(3, 1).stamp(0, 0, ['a.b'], { a: RED }))).toEqual([255, 0, 0]);
});

test('sideBySide puts frames in a row and needs at least one', () => {
  const strip = sideBySide([new Bitmap(1, 1), new Bitmap(1, 1).set(0, 0, RED)]);
  expect([strip.width, ...opacities(strip)]).toEqual([2, 0, 255]);
  expect(() => sideBySide([])).toThrow('at least one frame');
});
