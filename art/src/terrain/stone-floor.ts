import { mix, type Rgb } from '../kit/color.ts';
import { noise } from '../kit/noise.ts';
import { RAMPS } from '../kit/ramps.ts';
import type { EdgePoint } from './edge.ts';
import { borderedTile, type DrawGround } from './ground.ts';

const STONE = RAMPS.stone;
const SHAPE = { inset: 0.4, radius: 2, wobble: 0 };
const SLAB = { width: 8, height: 5 };
const FACE = mix(STONE[3], STONE[4], 0.35);
const LIT = mix(STONE[4], STONE[5], 0.2);
const JOINT = mix(STONE[1], STONE[2], 0.6);

/** Slabs in rows of 5, 5 and 6 pixels. Every second row is shifted by half a slab. */
function slab(x: number, y: number, variant: number): Rgb {
  const row = Math.min(2, Math.floor(y / SLAB.height));
  const bottom = row === 2 ? 15 : row * SLAB.height + SLAB.height - 1;
  const shifted = x + (row === 1 ? SLAB.width / 2 : 0);
  const column = shifted % SLAB.width;
  if (y === bottom || column === SLAB.width - 1) return JOINT;
  const index = (Math.floor(shifted / SLAB.width) % 2) + row * 2;
  if (y === row * SLAB.height || column === 0) return LIT;
  if (noise(index, variant, 31) > 0.72) return mix(STONE[3], STONE[2], 0.25);
  return noise(x, y, 17 + variant) > 0.95 ? STONE[2] : FACE;
}

const paintVariant =
  (variant: number) =>
  (x: number, y: number, { distance, inwardX, inwardY }: EdgePoint): Rgb => {
    if (distance < 1.1) return inwardY < -0.4 || inwardX < -0.4 ? STONE[1] : JOINT;
    return slab(x, y, variant);
  };

/** Paved ground, indoors and outdoors. */
export const drawStoneFloor: DrawGround = (mask, variant) => borderedTile(mask, SHAPE, paintVariant(variant));
