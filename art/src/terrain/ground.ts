import { Bitmap } from '../kit/bitmap.ts';
import type { Rgb } from '../kit/color.ts';
import { TILE_SIZE } from '../kit/tile-size.ts';
import { type EdgePoint, type EdgeShape, edgeAt } from './edge.ts';

/** Draws one tile of a kind of ground, for a canonical mask, a variant and a frame. */
export type DrawGround = (mask: number, variant: number, frame: number) => Bitmap;

/** The colour of a pixel inside the border. */
export type PaintInside = (x: number, y: number, edge: EdgePoint) => Rgb;

const LIP_DARK: Rgb = [10, 70, 62];
const LIP_LIGHT: Rgb = [255, 255, 190];

/** How opaque the shadow of the border is on the ground below. */
function lipShading(edge: EdgePoint): readonly [Rgb, number] {
  if (edge.inwardY > 0.4) return [LIP_DARK, 150];
  if (edge.inwardY < -0.4) return [LIP_LIGHT, 95];
  return [LIP_DARK, 75];
}

/**
 * A tile whose ground ends at a border. The row of pixels outside the border is only a half-transparent shadow, so that
 * the same tile fits on grass, sand, snow or a path.
 */
export function borderedTile(mask: number, shape: EdgeShape, paint: PaintInside): Bitmap {
  const tile = new Bitmap(TILE_SIZE, TILE_SIZE);
  for (let y = 0; y < TILE_SIZE; y++)
    for (let x = 0; x < TILE_SIZE; x++) {
      const edge = edgeAt(mask, x, y, shape);
      if (edge.distance > 0) tile.set(x, y, paint(x, y, edge));
      else if (edge.distance > -1) tile.set(x, y, ...lipShading(edge));
    }
  return tile;
}
