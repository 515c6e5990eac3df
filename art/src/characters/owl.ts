import type { Bitmap } from '../kit/bitmap.ts';
import type { Palette } from '../kit/palette.ts';
import { drawSprite, letterSprite } from '../kit/sprite.ts';

const OWL = letterSprite(
  `
..b........b..
..bb......bb..
..bbbbbbbbbb..
.bbwwwbbwwwbb.
.bwwwwwwwwwwb.
.bwwEEwwEEwwb.
.bwweewweewwb.
.bbwwwyywwwbb.
.bbbbbyybbbbb.
bbbccccccccbbb
bbcckcckcckcbb
bbccccccccccbb
.bbckcckccbbb.
...yy....yy...`,
  {
    b: 'purple@ball',
    w: 'cream:4',
    e: 'ink:0',
    E: 'ink:0',
    y: 'orange:3',
    c: 'cream:3',
    k: 'purple:4',
  },
);

/** Of the pupils (E above, e below) only a line stays. */
const EYES_SHUT: Palette = { ...OWL.palette, E: 'cream:4', e: 'purple:1' };

/** Milliseconds that a frame of the owl stays. */
export const OWL_FRAME_MS = 1200;

/** The owl that gives tips: it looks, looks, looks and blinks. */
export function drawOwl(): Bitmap[] {
  const awake = drawSprite(OWL);
  return [awake, awake, awake, drawSprite({ rows: OWL.rows, palette: EYES_SHUT })];
}
