import { mix, type Rgb } from '../kit/color.ts';
import { noise } from '../kit/noise.ts';
import { RAMPS } from '../kit/ramps.ts';
import { SOUTH } from './blob.ts';
import type { EdgePoint } from './edge.ts';
import { borderedTile, type DrawGround } from './ground.ts';

const ROCK = RAMPS.rock;
const GRASS = RAMPS.grass;
const SHAPE = { inset: 0.8, radius: 4, wobble: 0.7 };
const TOP = mix(GRASS[2], GRASS[3], 0.55);
const TOP_TUFT = mix(GRASS[2], GRASS[3], 0.15);
const RIM = mix(GRASS[3], GRASS[4], 0.8);

/** Blocks of rock, six pixels wide and four high. Each is lit at its top left and dark in its cracks. */
function face(x: number, y: number): Rgb {
  const row = Math.floor((y + 1) / 4);
  const column = (x + (row % 2) * 3) % 6;
  const inRow = (y + 1) % 4;
  const jut = noise(Math.floor((x + (row % 2) * 3) / 6) % 3, row, 5);
  if (inRow === 3 || column === 5) return ROCK[1];
  if (inRow === 0 && column < 4) return ROCK[4];
  if (column === 0) return mix(ROCK[3], ROCK[4], 0.5);
  return jut > 0.55 ? ROCK[3] : mix(ROCK[2], ROCK[3], 0.4);
}

const paintMask =
  (mask: number) =>
  (x: number, y: number, { distance, inwardY }: EdgePoint): Rgb => {
    const brow = 4 + (noise(x >> 1, 0, 9) > 0.5 ? 1 : 0);
    if (!(mask & SOUTH) && y >= brow) {
      if (y === brow) return ROCK[0];
      if (distance < 1.1) return inwardY < -0.4 ? ROCK[0] : ROCK[1];
      return face(x, y);
    }
    if (distance < 1.1) return inwardY > 0.3 ? RIM : mix(GRASS[1], ROCK[1], 0.4);
    if (!(mask & SOUTH) && y === brow - 1) return RIM;
    return noise(x, y >> 1, 12) > 0.93 ? TOP_TUFT : TOP;
  };

/** High ground: a grassy top and, where the ground falls off to the south, a rock face. */
export const drawCliff: DrawGround = (mask) => borderedTile(mask, SHAPE, paintMask(mask));
