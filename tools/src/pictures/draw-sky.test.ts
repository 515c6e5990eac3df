import { Bitmap } from '@hopcode/art/kit/bitmap';
import type { Rgb } from '@hopcode/art/kit/color';
import type { Light } from '@hopcode/art/sky/lights';
import type { Sky } from '@hopcode/engine/formats/reaction';
import { describe, expect, it } from 'vitest';
import { drawSky } from './draw-sky.ts';

const SIZE = 64;
const LIGHT: Light = { x: 30, y: 30 };

const under = (sky: Sky, ground: Rgb, lights: readonly Light[] = []): Bitmap => {
  const canvas = new Bitmap(SIZE, SIZE).rect(0, 0, SIZE, SIZE, ground);
  drawSky(canvas, sky, lights);
  return canvas;
};

// The values follow the rules of a canvas. Source-over: ground * (1 - opacity) + shade * opacity. Multiply: the same,
// with ground * shade / 255 in the place of the shade.
it.each<[Sky, Rgb, Rgb]>([
  ['day', [200, 100, 50], [200, 100, 50]],
  ['evening', [200, 100, 50], [196, 94, 41]],
  ['night', [200, 100, 50], [94, 54, 37]],
  ['night', [0, 0, 0], [0, 0, 0]],
  ['rain', [200, 100, 50], [162, 101, 73]],
  ['snow', [200, 100, 50], [207, 118, 72]],
])('the shade of %s on %j is %j', (sky, ground, shaded) => {
  expect(under(sky, ground).color(40, 40)).toEqual(shaded);
});

describe('a lantern', () => {
  it.each<[string, number, number, Rgb]>([
    ['its pane', 33, 33, [228, 194, 97]],
    ['the inner circle', 38, 33, [120, 109, 76]],
    ['the middle circle', 44, 33, [86, 82, 69]],
    ['the outer circle', 52, 33, [59, 60, 64]],
    ['the smooth edge of the outer circle', 49, 47, [49, 52, 62]],
    ['the dark', 56, 33, [37, 43, 60]],
  ])('lights %s at night', (_, x, y, color) => {
    expect(under('night', [80, 80, 80], [LIGHT]).color(x, y)).toEqual(color);
  });

  it('lights each side equally', () => {
    const canvas = under('night', [80, 80, 80], [LIGHT]);
    // The middle of the light is the corner of four pixels.
    const mirror = (at: number): number => 2 * (LIGHT.x + 3) - 1 - at;
    const different: string[] = [];
    canvas.forEachPixel((x, y, color) => {
      const other = canvas.color(mirror(x), mirror(y));
      if (canvas.contains(mirror(x), mirror(y)) && String(other) !== String(color))
        different.push(`${x},${y}`);
    });
    expect(different).toEqual([]);
  });

  it.each<Sky>(['day', 'rain', 'snow'])('is off: %s', (sky) => {
    expect(under(sky, [80, 80, 80], [LIGHT]).bytes).toEqual(under(sky, [80, 80, 80]).bytes);
  });

  it('at the edge of the map lights only the map', () => {
    const canvas = under('evening', [80, 80, 80], [{ x: -4, y: SIZE - 2 }]);
    expect([canvas.width, canvas.height]).toEqual([SIZE, SIZE]);
    expect(canvas.color(SIZE - 1, 0)).toEqual(under('evening', [80, 80, 80]).color(SIZE - 1, 0));
  });
});

// A drop is at the top left corner, and another one at (48, 48).
describe('what falls', () => {
  it.each<[Sky, number, number, boolean]>([
    ['rain', 0, 0, true],
    ['rain', 0, 3, true],
    ['rain', 0, 4, false],
    ['rain', 1, 0, false],
    ['rain', 48, 51, true],
    ['snow', 1, 1, true],
    ['snow', 2, 0, false],
    ['snow', 49, 49, true],
    ['evening', 0, 0, false],
    ['night', 48, 48, false],
  ])('%s at (%i, %i): %j', (sky, x, y, isDrop) => {
    const canvas = under(sky, [0, 0, 0]);
    const [red, green, blue] = canvas.color(40, 40);
    // 30 % of the shaded ground and 70 % of the colour of paper.
    const drop = [red * 0.3 + 255 * 0.7, green * 0.3 + 249 * 0.7, blue * 0.3 + 236 * 0.7].map(Math.round);
    expect(canvas.color(x, y)).toEqual(isDrop ? drop : [red, green, blue]);
  });

  it.each<Sky>(['rain', 'snow'])('%s falls on every part of the map', (sky) => {
    const canvas = new Bitmap(200, 120).rect(0, 0, 200, 120, [0, 0, 0]);
    drawSky(canvas, sky, []);
    const parts = new Set<string>();
    canvas.forEachPixel((x, y, [red], opacity) => {
      if (red > 100 && opacity === 255) parts.add(`${Math.floor(x / 100)},${Math.floor(y / 60)}`);
    });
    expect([...parts].toSorted()).toEqual(['0,0', '0,1', '1,0', '1,1']);
  });
});

it('a day changes no byte', () => {
  const canvas = new Bitmap(SIZE, SIZE).rect(3, 4, 20, 30, [12, 34, 56], 78);
  const before = canvas.bytes.slice();
  drawSky(canvas, 'day', [LIGHT]);
  expect(canvas.bytes).toEqual(before);
});
