import { TILE_SIZE } from '../kit/tile-size.ts';
import { EAST, NORTH, NORTH_EAST, NORTH_WEST, SOUTH, SOUTH_EAST, SOUTH_WEST, WEST } from './blob.ts';

/** The shape of a ground's border inside its tiles; lengths in pixels. */
export type EdgeShape = {
  /** The distance of the border from the side of the tile. */
  readonly inset: number;
  /** Radius of outer corners. */
  readonly radius: number;
  /** How irregular the line is; 0 gives straight lines. */
  readonly wobble: number;
};

/** The border near a pixel: the distance to it (positive inside), and the direction that points inwards. */
export type EdgePoint = { readonly distance: number; readonly inwardX: number; readonly inwardY: number };

const FAR = 99;

// The line has one period per tile, so that it continues in the next tile.
const WOBBLE = [0, 0.1, 0.5, 0.9, 0.9, 0.4, 0, -0.4, -0.8, -0.8, -0.3, 0.2, 0.7, 0.8, 0.3, 0];
const wobbleAt = (place: number): number =>
  WOBBLE[((Math.floor(place) % TILE_SIZE) + TILE_SIZE) % TILE_SIZE] ?? 0;

type Quarter = readonly [
  vertical: number,
  horizontal: number,
  corner: number,
  fromX: boolean,
  fromY: boolean,
];

const QUARTERS: readonly Quarter[] = [
  [WEST, NORTH, NORTH_WEST, false, false],
  [EAST, NORTH, NORTH_EAST, true, false],
  [WEST, SOUTH, SOUTH_WEST, false, true],
  [EAST, SOUTH, SOUTH_EAST, true, true],
];

/** The signed distance from a point in the tile to the border of the ground; positive inside. */
export function edgeDistance(mask: number, x: number, y: number, shape: EdgeShape): number {
  const { inset, radius } = shape;
  const fromSide = inset + wobbleAt(y) * shape.wobble;
  const fromTop = inset + wobbleAt(x + 5) * shape.wobble;
  let nearest = FAR;
  for (const [vertical, horizontal, corner, farX, farY] of QUARTERS) {
    const across = farX ? TILE_SIZE - x : x;
    const along = farY ? TILE_SIZE - y : y;
    const openSide = !(mask & vertical);
    const openTop = !(mask & horizontal);
    if (openSide && openTop) {
      const a = fromSide + radius - across;
      const b = fromTop + radius - along;
      const rounded = a > 0 && b > 0;
      nearest = Math.min(
        nearest,
        rounded ? radius - Math.hypot(a, b) : Math.min(across - fromSide, along - fromTop),
      );
    } else if (openSide) nearest = Math.min(nearest, across - fromSide);
    else if (openTop) nearest = Math.min(nearest, along - fromTop);
    else if (!(mask & corner)) nearest = Math.min(nearest, Math.hypot(across, along) - inset - 0.9);
  }
  return nearest;
}

/** The border as seen from the middle of pixel (x, y). */
export function edgeAt(mask: number, x: number, y: number, shape: EdgeShape): EdgePoint {
  const distance = (dx: number, dy: number): number => edgeDistance(mask, x + 0.5 + dx, y + 0.5 + dy, shape);
  const slopeX = distance(1, 0) - distance(-1, 0);
  const slopeY = distance(0, 1) - distance(0, -1);
  const steepness = Math.hypot(slopeX, slopeY) || 1;
  return { distance: distance(0, 0), inwardX: slopeX / steepness, inwardY: slopeY / steepness };
}
