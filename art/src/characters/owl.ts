import type { Bitmap } from '../kit/bitmap.ts';
import { drawSprite, letterSprite } from '../kit/sprite.ts';

const OWL = letterSprite(
  `
..b........b..
..bb......bb..
..bbbbbbbbbb..
.bbwwwbbwwwbb.
.bwwwwwwwwwwb.
.bwweewweewwb.
.bwweewweewwb.
.bbwwwyywwwbb.
.bbbbbyybbbbb.
bbbccccccccbbb
bbcckcckcckcbb
bbccccccccccbb
.bbckcckccbbb.
...yy....yy...`,
  { b: 'purple@ball', w: 'cream:4', e: 'ink:0', y: 'orange:3', c: 'cream:3', k: 'purple:4' },
);

/** The owl that gives tips. */
export const drawOwl = (): Bitmap => drawSprite(OWL);
