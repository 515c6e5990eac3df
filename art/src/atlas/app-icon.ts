import { AVATARS } from '../avatars/catalogue.ts';
import { drawFace } from '../avatars/figure.ts';
import { Bitmap } from '../kit/bitmap.ts';
import { RAMPS } from '../kit/ramps.ts';

const MARK_SCALE = 4;

/** Rows of the icon's small picture: the head starts at `HEAD_TOP`, the hill hides it from `HILL_TOP` on. */
const SMALL = 20;
const HEAD_TOP = 2;
const HILL_TOP = 14;
const HILL_EDGE = ['..l...l....l...l...', 'dlld.dlld.dlld.dlldl'];

/** The mark of the product: the rabbit's head, each pixel four pixels wide, on nothing. */
export const drawMark = (): Bitmap => drawFace(AVATARS.Rabbit).enlarged(MARK_SCALE);

/** A square app icon of `side` pixels: the rabbit looks over a hill, clear of the corners that systems cut off. */
export function drawAppIcon(side: number): Bitmap {
  const { sky, grass, leaf } = RAMPS;
  const small = new Bitmap(SMALL, SMALL).rect(0, 0, SMALL, SMALL, sky[4]);
  small.rect(3, 3, 4, 1, sky[5]).rect(2, 4, 6, 1, sky[5]).rect(14, 5, 4, 1, sky[5]).rect(13, 6, 6, 1, sky[5]);
  small.draw(drawFace(AVATARS.Rabbit), (SMALL - 16) / 2, HEAD_TOP);
  small.rect(0, HILL_TOP, SMALL, SMALL - HILL_TOP, grass[3]);
  small.stamp(0, HILL_TOP - 1, HILL_EDGE, { l: grass[4], d: leaf[3] });
  small.rect(0, SMALL - 2, SMALL, 2, grass[2]);
  const scale = Math.ceil(side / SMALL);
  const overhang = Math.floor((SMALL * scale - side) / 2);
  return small.enlarged(scale).cropped(overhang, overhang, side, side);
}
