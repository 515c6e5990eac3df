import { Bitmap } from '../kit/bitmap.ts';
import { mix } from '../kit/color.ts';
import { RAMPS } from '../kit/ramps.ts';
import { TILE_SIZE } from '../kit/tile-size.ts';
import { edgeAt } from './edge.ts';
import type { DrawGround } from './ground.ts';

const COLOR = mix(RAMPS.grass[3], RAMPS.grass[4], 0.42);
const BLADE = mix(RAMPS.grass[4], RAMPS.grass[5], 0.35);
const ROOT = mix(RAMPS.grass[2], RAMPS.grass[3], 0.6);
const SHAPE = { inset: 3, radius: 6, wobble: 1.6 };

const BLADES: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [
    [4, 5],
    [7, 3],
    [11, 11],
  ],
  [
    [3, 10],
    [9, 6],
    [12, 8],
  ],
];

/** Lighter grass whose border dissolves into single pixels. */
export const drawMeadow: DrawGround = (mask, variant) => {
  const tile = new Bitmap(TILE_SIZE, TILE_SIZE);
  for (let y = 0; y < TILE_SIZE; y++)
    for (let x = 0; x < TILE_SIZE; x++) {
      const { distance } = edgeAt(mask, x, y, SHAPE);
      if (distance > 1.2 || (distance > 0 && (x + y) % 2 === 0)) tile.set(x, y, COLOR);
    }
  for (const [x, y] of BLADES[variant] ?? []) tile.set(x, y, BLADE).set(x, y + 1, ROOT);
  return tile;
};
