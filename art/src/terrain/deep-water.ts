import { Bitmap } from '../kit/bitmap.ts';
import { mix } from '../kit/color.ts';
import { RAMPS } from '../kit/ramps.ts';
import { TILE_SIZE } from '../kit/tile-size.ts';
import { edgeAt } from './edge.ts';
import type { DrawGround } from './ground.ts';

const COLOR = mix(RAMPS.water[3], RAMPS.water[2], 0.42);
const RIPPLE = mix(RAMPS.water[3], RAMPS.water[4], 0.25);
const SHAPE = { inset: 2, radius: 7, wobble: 1.8 };

/** Deep water is drawn over water, and its border dissolves into single pixels. */
export const drawDeepWater: DrawGround = (mask, variant) => {
  const tile = new Bitmap(TILE_SIZE, TILE_SIZE);
  for (let y = 0; y < TILE_SIZE; y++)
    for (let x = 0; x < TILE_SIZE; x++) {
      const { distance } = edgeAt(mask, x, y, SHAPE);
      if (distance > 1.5 || (distance > 0 && (x + y) % 2 === 0)) tile.set(x, y, COLOR);
    }
  if (variant === 1) tile.rect(4, 6, 4, 1, RIPPLE).rect(9, 11, 3, 1, RIPPLE);
  if (variant === 2) tile.rect(9, 4, 3, 1, RIPPLE).rect(3, 12, 4, 1, RIPPLE);
  return tile;
};
