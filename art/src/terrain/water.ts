import type { Bitmap } from '../kit/bitmap.ts';
import { mix, type Rgb } from '../kit/color.ts';
import { noise } from '../kit/noise.ts';
import { RAMPS } from '../kit/ramps.ts';
import { type EdgePoint, edgeDistance } from './edge.ts';
import { borderedTile, type DrawGround } from './ground.ts';

const WATER = RAMPS.water;
const EARTH = RAMPS.soil;
const SHAPE = { inset: 1.6, radius: 6, wobble: 0.8 };
const SHORE = mix(RAMPS.path[2], EARTH[3], 0.4);
const UNDER_BANK = mix(WATER[3], WATER[2], 0.45);

/**
 * How far the light on the waves has moved in each frame. The light moves back and forth, so that the loop does not
 * jump.
 */
const WAVE_DRIFT: readonly number[] = [0, 1, 2, 1];

const GLINTS: readonly (readonly (readonly [x: number, y: number, length: number])[])[] = [
  [
    [3, 6, 3],
    [10, 12, 4],
  ],
  [
    [8, 4, 4],
    [2, 11, 2],
  ],
  [
    [5, 9, 3],
    [12, 3, 2],
  ],
];

function bank(x: number, y: number, distance: number, height: number, northern: boolean): Rgb {
  if (!northern) return SHORE;
  if (distance < 1.2 || distance >= height - 1) return EARTH[1];
  return noise(x >> 1, y, 4) > 0.5 ? EARTH[3] : EARTH[2];
}

const paintFrame =
  (frame: number) =>
  (x: number, y: number, { distance, inwardY }: EdgePoint): Rgb => {
    // We look from the south, so only the earth of a north shore is visible. The other shores are only a line.
    const height = 0.6 + 3.2 * Math.max(0, inwardY);
    const northern = inwardY > 0.4;
    if (distance < height) return bank(x, y, distance, height, northern);
    const depth = distance - height;
    const phase = frame % 4;
    if (depth < 1) return (x + y * 3 + phase * 2) % 7 < 5 ? WATER[5] : WATER[4];
    if (depth < 2.2 && (x + phase * 2 + y) % 5 < 3) return WATER[4];
    return northern && depth < 3.5 ? UNDER_BANK : WATER[3];
  };

function glints(tile: Bitmap, mask: number, variant: number, frame: number): void {
  for (const [left, y, length] of GLINTS[variant] ?? [])
    for (let step = 0; step < length; step++) {
      const x = (left + step + (WAVE_DRIFT[frame] ?? 0)) % 16;
      const tip = step === 0 || step === length - 1;
      if (edgeDistance(mask, x, y, SHAPE) > 6) tile.set(x, y, tip ? WATER[4] : mix(WATER[4], WATER[5], 0.5));
    }
}

/** Water with foam along its shore, and moving light on its waves. */
export const drawWater: DrawGround = (mask, variant, frame) => {
  const tile = borderedTile(mask, SHAPE, paintFrame(frame));
  glints(tile, mask, variant, frame);
  return tile;
};
