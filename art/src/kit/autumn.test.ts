import { expect, test } from 'vitest';
import { inAutumn } from './autumn.ts';
import { Bitmap } from './bitmap.ts';
import { toOklch } from './color.ts';
import { RAMPS } from './ramps.ts';

test('green turns yellow and keeps its lightness', () => {
  for (const green of [RAMPS.grass[2], RAMPS.grass[3], RAMPS.grass[4]]) {
    const dry = inAutumn(new Bitmap(1, 1).set(0, 0, green)).color(0, 0);
    expect(toOklch(dry).hue).toBeLessThan(112);
    expect(Math.abs(toOklch(dry).lightness - toOklch(green).lightness)).toBeLessThan(0.03);
  }
});

test.each(['water', 'soil', 'path', 'stone', 'snow', 'wood'] as const)('%s does not change', (ramp) => {
  for (const color of RAMPS[ramp])
    expect(inAutumn(new Bitmap(1, 1).set(0, 0, color)).color(0, 0)).toEqual(color);
});

test('half-transparent pixels keep their opacity', () => {
  expect(inAutumn(new Bitmap(1, 1).set(0, 0, RAMPS.grass[3], 90)).opacity(0, 0)).toBe(90);
});
