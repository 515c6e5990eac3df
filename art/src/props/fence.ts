import { Bitmap } from '../kit/bitmap.ts';
import { outlinedBy, SHADOW } from '../kit/outline.ts';
import { RAMPS } from '../kit/ramps.ts';
import { EAST, NORTH, SOUTH, WEST } from '../terrain/blob.ts';

const PLANK = RAMPS.plank;
const RAIL_ROWS = [5, 10];

function rail(picture: Bitmap, from: number, to: number): void {
  for (const y of RAIL_ROWS)
    picture.rect(from, y, to - from + 1, 1, PLANK[4]).rect(from, y + 1, to - from + 1, 1, PLANK[2]);
}

function post(picture: Bitmap): void {
  picture.rect(6, 2, 4, 12, PLANK[3]).rect(6, 2, 1, 12, PLANK[4]).rect(9, 3, 1, 11, PLANK[1]);
  picture.rect(6, 2, 4, 1, PLANK[5]).rect(7, 1, 2, 1, PLANK[4]);
  picture.set(7, 6, PLANK[1]).set(8, 11, PLANK[2]);
}

/** A fence post with rails to the sides whose bits are set: north 1, east 2, south 4, west 8. */
export function drawFence(sides: number): Bitmap {
  const fence = new Bitmap(16, 16);
  if (sides & WEST) rail(fence, 0, 6);
  if (sides & EAST) rail(fence, 9, 15);
  if (sides & NORTH) fence.rect(7, 0, 1, 4, PLANK[3]).rect(8, 0, 1, 4, PLANK[2]);
  if (sides & SOUTH) fence.rect(7, 12, 1, 4, PLANK[3]).rect(8, 12, 1, 4, PLANK[2]);
  post(fence);
  const shadow = new Bitmap(16, 16);
  const left = sides & WEST ? 0 : 5;
  const right = sides & EAST ? 15 : 11;
  shadow.rect(left, 13, right - left + 1, 2, SHADOW, 60);
  return shadow.draw(outlinedBy(fence, [60, 36, 40], 0.22), 0, 0);
}
