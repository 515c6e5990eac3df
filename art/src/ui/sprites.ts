import { TOOLS } from '../items/tools.ts';
import type { Bitmap } from '../kit/bitmap.ts';
import { drawSprite, letterSprite } from '../kit/sprite.ts';

const HEART = letterSprite(
  `
..rrr..rrr..
.rrrrrrrrrr.
rrHHrrrrrrrr
rHHrrrrrrrrr
rHrrrrrrrrrr
rrrrrrrrrrrr
.rrrrrrrrrr.
..rrrrrrrr..
...rrrrrr...
....rrrr....
.....rr.....`,
  { r: 'red@ball', H: 'red:5' },
);

/** The star of a solved level. */
export const drawStar = (): Bitmap => drawSprite(TOOLS.star);
export const drawHeart = (): Bitmap => drawSprite(HEART);
