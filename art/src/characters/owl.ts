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

/**
 * With closed eyes, only the lower row of the pupils is visible (letter e); the upper row (E) gets the colour of the
 * lids.
 */
const EYES_SHUT: Palette = { ...OWL.palette, E: 'cream:4', e: 'purple:1' };

/** How long a frame of the owl is shown, in milliseconds. */
export const OWL_FRAME_MS = 1200;

/** The owl that gives tips: three frames with open eyes, one with closed eyes. */
export function drawOwl(): Bitmap[] {
  const awake = drawSprite(OWL);
  return [awake, awake, awake, drawSprite({ rows: OWL.rows, palette: EYES_SHUT })];
}
