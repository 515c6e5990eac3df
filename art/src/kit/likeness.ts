import type { Bitmap } from './bitmap.ts';
import type { Rgb } from './color.ts';

const BLACK_TO_WHITE = Math.hypot(255, 255, 255);

const colorDistance = (a: Rgb, b: Rgb): number =>
  Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]) / BLACK_TO_WHITE;

/**
 * How different two pictures look, from 0 (the same) to 1: the mean over all their pixels of the colour distance, which
 * is 1 where only one of the pictures has a pixel. First, `see` changes each colour, for example to the one that a
 * colour-blind person sees.
 */
export function difference(a: Bitmap, b: Bitmap, see: (color: Rgb) => Rgb = (color) => color): number {
  let covered = 0;
  let different = 0;
  for (let y = 0; y < Math.max(a.height, b.height); y++)
    for (let x = 0; x < Math.max(a.width, b.width); x++) {
      const inA = a.opacity(x, y) > 0;
      const inB = b.opacity(x, y) > 0;
      if (!inA && !inB) continue;
      covered++;
      different += inA && inB ? colorDistance(see(a.color(x, y)), see(b.color(x, y))) : 1;
    }
  return covered === 0 ? 0 : different / covered;
}
