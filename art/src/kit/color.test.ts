import { describe, expect, test } from 'vitest';
import { contrast, mix, oklch, type Rgb, ramp, rgbOf, toOklch } from './color.ts';
import { isRampName, RAMPS } from './ramps.ts';

const luminance = ([red, green, blue]: Rgb): number => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

test.each([
  ['#ffd766', [255, 215, 102]],
  ['#00ff0a80', [0, 255, 10]],
])('rgbOf %s', (color, parts) => {
  expect(rgbOf(color)).toEqual(parts);
});

describe('oklch', () => {
  test.each([
    ['black', 0, 0, 0, [0, 0, 0]],
    ['white', 1, 0, 0, [255, 255, 255]],
    ['a red that fits', 0.628, 0.2577, 29.23, [255, 0, 0]],
  ] as const)('%s', (_name, lightness, chroma, hue, expected) => {
    const color = oklch(lightness, chroma, hue);
    for (const part of [0, 1, 2] as const)
      expect(Math.abs(color[part] - expected[part])).toBeLessThanOrEqual(4);
  });

  test('reduces chroma, not lightness, when a colour is out of range', () => {
    const wild = oklch(0.9, 0.4, 260);
    const tame = oklch(0.9, 0, 260);
    expect(Math.abs(luminance(wild) - luminance(tame))).toBeLessThan(12);
  });
});

describe('ramp', () => {
  test.each(Object.entries(RAMPS))('%s grows lighter from shade to shade', (_name, shades) => {
    const levels = shades.map(luminance);
    expect(levels).toEqual(levels.toSorted((a, b) => a - b));
    expect(new Set(levels).size).toBe(6);
  });

  test('turns its shadows towards violet', () => {
    const [outline] = ramp(140, 0.15, 0.8);
    const [straight] = ramp(140, 0.15, 0.8, { shadowTurn: 0 });
    expect(outline[2]).toBeGreaterThan(straight[2]);
  });
});

test('mix goes from the first colour to the second', () => {
  expect(mix([0, 100, 200], [100, 0, 200], 0)).toEqual([0, 100, 200]);
  expect(mix([0, 100, 200], [100, 0, 200], 0.5)).toEqual([50, 50, 200]);
  expect(mix([0, 100, 200], [100, 0, 200], 1)).toEqual([100, 0, 200]);
});

test('isRampName accepts the ramps and no inherited property', () => {
  expect(isRampName('leaf')).toBe(true);
  expect(isRampName('toString')).toBe(false);
});

describe('toOklch', () => {
  test.each([
    [[255, 0, 0], 0.628, 0.2577],
    [[255, 255, 255], 1, 0],
    [[0, 0, 0], 0, 0],
  ] as const)('%j', (color, lightness, chroma) => {
    const found = toOklch(color);
    expect(found.lightness).toBeCloseTo(lightness, 3);
    expect(found.chroma).toBeCloseTo(chroma, 3);
  });

  test('distinguishes hues', () => {
    expect(toOklch([255, 0, 0]).hue).toBeCloseTo(29.23, 1);
    expect(toOklch([0, 0, 255]).hue).toBeCloseTo(264.05, 1);
  });

  test('undoes oklch', () => {
    const { lightness, chroma, hue } = toOklch(oklch(0.7, 0.1, 126));
    expect(Math.abs(lightness - 0.7)).toBeLessThan(0.005);
    expect(Math.abs(chroma - 0.1)).toBeLessThan(0.005);
    expect(Math.abs(hue - 126)).toBeLessThan(2);
  });
});

test.each([
  [[0, 0, 0], [255, 255, 255], 21],
  [[255, 255, 255], [0, 0, 0], 21],
  [[90, 90, 90], [90, 90, 90], 1],
  [[118, 118, 118], [255, 255, 255], 4.54],
] as const)('the contrast of %j and %j', (first, second, expected) => {
  expect(contrast(first, second)).toBeCloseTo(expected, 1);
});
