import { SKIES } from '@hopcode/engine/formats/reaction';
import { expect, it } from 'vitest';
import { HORIZON, paintHorizon } from './paint-horizon.ts';

const WIDTH = 60;

/** The last painted colour of each pixel. */
const painted = (sky: (typeof SKIES)[number]): string[] => {
  const pixels = Array<string>(WIDTH * HORIZON).fill('');
  paintHorizon(
    (color, left, top, width, height) => {
      for (let y = Math.max(0, top); y < Math.min(HORIZON, top + height); y += 1)
        for (let x = Math.max(0, left); x < Math.min(WIDTH, left + width); x += 1)
          pixels[y * WIDTH + x] = color;
    },
    sky,
    WIDTH,
  );
  return pixels;
};

it.each(SKIES)('%s: fills the sky down to the horizon, the same every time', (sky) => {
  const pixels = painted(sky);
  expect(pixels).not.toContain('');
  expect(painted(sky)).toEqual(pixels);
  // Land is at the lower edge, and not at the upper one.
  expect(new Set(pixels.slice(-WIDTH)).size).toBe(1);
  expect(pixels.slice(0, WIDTH)).not.toContain(pixels.at(-1));
});

it('every sky looks different', () => {
  expect(new Set(SKIES.map((sky) => painted(sky).join())).size).toBe(SKIES.length);
});
