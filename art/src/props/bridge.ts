import { Bitmap } from '../kit/bitmap.ts';
import { mix } from '../kit/color.ts';
import { noise } from '../kit/noise.ts';
import { outlinedBy } from '../kit/outline.ts';
import { RAMPS } from '../kit/ramps.ts';
import { EAST, NORTH, SOUTH, WEST } from '../terrain/blob.ts';

const PLANK = RAMPS.plank;
const WOOD = RAMPS.wood;
const WATER_SHADE = [24, 60, 90] as const;

/** How many pixels the rails of a bridge extend above its tile. */
const BRIDGE_RISE = 4;
const HEIGHT = 16 + BRIDGE_RISE;

const joined = (sides: number, side: number): boolean => (sides & side) !== 0;

const BOARD_WIDTH = 8;

/** Boards across the bridge, each nailed at both ends. */
function deckAcross(picture: Bitmap, top: number, bottom: number): void {
  for (let y = top; y <= bottom; y++)
    for (let x = 0; x < 16; x++) {
      const board = Math.floor(x / BOARD_WIDTH);
      const inBoard = x % BOARD_WIDTH;
      if (inBoard === BOARD_WIDTH - 1) picture.set(x, y, PLANK[1]);
      else if (inBoard === 0) picture.set(x, y, PLANK[4]);
      else picture.set(x, y, board === 0 ? PLANK[3] : mix(PLANK[3], PLANK[2], 0.35));
    }
  for (const x of [2, 5, 10, 13]) picture.set(x, top + 2, WOOD[1]).set(x, bottom - 2, WOOD[1]);
}

/** A rail along the bridge, with half a post at each end. The other half of the post is on the next tile. */
function railAlong(picture: Bitmap, y: number, postHeight: number): void {
  picture.rect(0, y, 16, 1, PLANK[5]).rect(0, y + 1, 16, 1, WOOD[2]);
  for (const [x, side] of [
    [0, WOOD[2]],
    [14, WOOD[4]],
  ] as const)
    picture
      .rect(x, y - 2, 2, postHeight, WOOD[3])
      .rect(x + (x === 0 ? 1 : 0), y - 2, 1, postHeight, side)
      .rect(x, y - 3, 2, 1, PLANK[5]);
}

/**
 * One tile of a bridge from west to east. A set bit (north 1, east 2, south 4, west 8) means that the bridge
 * continues there: rails are only on open sides. The sprite is 4 pixels higher than its tile.
 */
export function drawBridgeHorizontal(sides: number): Bitmap {
  const bridge = new Bitmap(16, HEIGHT);
  const railNorth = !joined(sides, NORTH);
  const railSouth = !joined(sides, SOUTH);
  deckAcross(bridge, railNorth ? 5 : BRIDGE_RISE, railSouth ? 16 : HEIGHT - 1);
  if (railNorth) {
    railAlong(bridge, 3, 6);
    bridge.rect(2, 5, 12, 1, PLANK[1]);
  }
  if (railSouth) {
    bridge.rect(0, 17, 16, 1, WOOD[2]).rect(0, 18, 16, 1, WOOD[1]);
    railAlong(bridge, 16, 5);
  }
  if (!joined(sides, WEST)) bridge.rect(0, railNorth ? 8 : BRIDGE_RISE, 1, 9, WOOD[1]);
  if (!joined(sides, EAST)) bridge.rect(15, railNorth ? 8 : BRIDGE_RISE, 1, 9, WOOD[1]);
  const shaded = new Bitmap(16, HEIGHT);
  if (railSouth) shaded.rect(0, 19, 16, 1, WATER_SHADE, 110);
  shaded.draw(outlinedBy(bridge, [40, 26, 50], 0.22), 0, 0);
  // Where the bridge continues to the north, the extra height at the top is part of the tile above.
  return railNorth
    ? shaded
    : new Bitmap(16, HEIGHT).draw(shaded.cropped(0, BRIDGE_RISE, 16, 16), 0, BRIDGE_RISE);
}

/** The boards of a bridge from north to south. The boards lie across the bridge, each 4 pixels high. */
function deckAlong(picture: Bitmap, left: number, right: number): void {
  for (let y = 0; y < HEIGHT; y++)
    for (let x = left; x <= right; x++) {
      const inBoard = y % 4;
      const board = Math.floor(y / 4);
      if (inBoard === 3) picture.set(x, y, PLANK[1]);
      else if (inBoard === 0) picture.set(x, y, PLANK[4]);
      else picture.set(x, y, noise(board, 1, 2) > 0.5 ? PLANK[3] : mix(PLANK[3], PLANK[4], 0.45));
    }
}

function railDown(picture: Bitmap, x: number): void {
  picture
    .rect(x, 0, 1, HEIGHT, WOOD[5])
    .rect(x + 1, 0, 1, HEIGHT, WOOD[3])
    .rect(x + 2, 0, 1, HEIGHT, WOOD[1]);
  picture.rect(x, 9, 3, 1, WOOD[1]).rect(x, 8, 3, 1, PLANK[5]).rect(x, 10, 3, 3, WOOD[3]);
  picture.rect(x, 10, 1, 3, WOOD[5]).rect(x + 2, 10, 1, 3, WOOD[1]);
}

/** One tile of a bridge from north to south; bits as in `drawBridgeHorizontal`. */
export function drawBridgeVertical(sides: number): Bitmap {
  const bridge = new Bitmap(16, HEIGHT);
  const railWest = !joined(sides, WEST);
  const railEast = !joined(sides, EAST);
  deckAlong(bridge, railWest ? 2 : 0, railEast ? 13 : 15);
  if (railWest) railDown(bridge, 0);
  if (railEast) railDown(bridge, 13);
  if (!joined(sides, SOUTH)) bridge.rect(0, HEIGHT - 1, 16, 1, WOOD[0]);
  const cut = bridge.cropped(0, BRIDGE_RISE, 16, 16);
  return new Bitmap(16, HEIGHT).draw(cut, 0, BRIDGE_RISE);
}
