import { AVATARS } from '../avatars/catalogue.ts';
import { drawFace } from '../avatars/figure.ts';
import { Bitmap } from '../kit/bitmap.ts';
import { RAMPS } from '../kit/ramps.ts';

const MARK_SCALE = 4;

/** The mark of the product: the rabbit's head, each pixel four pixels wide, on nothing. */
export const drawMark = (): Bitmap => drawFace(AVATARS.Rabbit).enlarged(MARK_SCALE);

/** A square app icon of `side` pixels: the rabbit's head on a meadow, clear of the edges that systems cut off. */
export function drawAppIcon(side: number): Bitmap {
  const grass = RAMPS.grass;
  const icon = new Bitmap(side, side).rect(0, 0, side, side, grass[3]);
  const scale = Math.floor((side * 0.7) / 16);
  const hill = Math.round(side * 0.72);
  icon.rect(0, hill, side, side - hill, grass[2]).rect(0, hill, side, scale, grass[4]);
  const place = Math.round((side - 16 * scale) / 2);
  return icon.draw(drawFace(AVATARS.Rabbit).enlarged(scale), place, place);
}
