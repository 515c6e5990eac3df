import type { Bitmap } from '../kit/bitmap.ts';
import { mix, type Rgb } from '../kit/color.ts';
import { noise } from '../kit/noise.ts';
import { RAMPS } from '../kit/ramps.ts';
import { EAST, SOUTH } from './blob.ts';
import type { EdgePoint } from './edge.ts';
import { borderedTile, type DrawGround } from './ground.ts';

const EARTH = RAMPS.soil;
const BOARD = RAMPS.wood;
const SHAPE = { inset: 0.6, radius: 1, wobble: 0 };
const LOAM = mix(EARTH[3], EARTH[4], 0.35);

function paint(x: number, y: number, { distance, inwardX, inwardY }: EdgePoint): Rgb {
  if (distance < 1) return inwardY < -0.4 || inwardX < -0.4 ? BOARD[1] : BOARD[4];
  if (distance < 2) return inwardY < -0.4 ? BOARD[3] : BOARD[2];
  if (distance < 3 && inwardY > 0.4) return EARTH[1];
  return noise(x, y, 21) > 0.93 ? EARTH[2] : LOAM;
}

/** A shallow hole to plant in, with a heap of loose earth, in the middle of every tile. */
function hole(tile: Bitmap): void {
  tile.stamp(4, 5, ['..dddd..', '.dkkkkd.', 'dkkkkkkd', 'lkkkkkkl', '.llllll.'], {
    d: EARTH[2],
    k: mix(EARTH[1], EARTH[2], 0.4),
    l: EARTH[4],
  });
}

/** A raised bed: loose earth in a frame of boards, with one planting hole in each tile. */
export const drawFarmingGround: DrawGround = (mask) => {
  const tile = borderedTile(mask, SHAPE, paint);
  const seam = mix(EARTH[2], LOAM, 0.4);
  for (let place = 3; place < 13; place += 3) {
    if (mask & EAST) tile.set(15, place, seam);
    if (mask & SOUTH) tile.set(place, 15, seam);
  }
  hole(tile);
  return tile;
};
