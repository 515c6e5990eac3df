import { Bitmap } from '../kit/bitmap.ts';
import { mix, type Rgb } from '../kit/color.ts';
import { RAMPS } from '../kit/ramps.ts';
import { TILE_SIZE } from '../kit/tile-size.ts';
import { EAST, NORTH, SOUTH, WEST } from './blob.ts';
import type { DrawGround } from './ground.ts';

const WOOD = RAMPS.wood;
const PLASTER = RAMPS.cream;
const CAP = mix(RAMPS.brick[2], RAMPS.bark[2], 0.45);
const CAP_JOINT = mix(RAMPS.brick[1], RAMPS.bark[1], 0.6);
const CAP_LIT = RAMPS.brick[4];
const CAP_EDGE = RAMPS.bark[0];
const FACE_TOP = 4;

/** Plaster between two beams, with a skirting board, and posts where the wall ends. */
function face(mask: number, x: number, y: number): Rgb {
  const post = (x < 2 && !(mask & WEST)) || (x > 13 && !(mask & EAST));
  if (y === FACE_TOP) return WOOD[4];
  if (y === FACE_TOP + 1) return WOOD[1];
  if (y === 15) return WOOD[0];
  if (y >= 13) return y === 13 ? WOOD[4] : WOOD[2];
  if (post) return x === 0 || x === 14 ? WOOD[3] : WOOD[1];
  if (y === FACE_TOP + 2) return PLASTER[2];
  return x % 8 === 7 ? mix(PLASTER[2], PLASTER[3], 0.6) : PLASTER[3];
}

/** The wall from above: bricks, with a light line along the sides where it ends. */
function cap(mask: number, x: number, y: number): Rgb {
  const atNorth = y === 0 && !(mask & NORTH);
  const atWest = x === 0 && !(mask & WEST);
  const atEast = x === 15 && !(mask & EAST);
  if (atNorth || atWest || atEast) return CAP_EDGE;
  const litNorth = y === 1 && !(mask & NORTH);
  const litWest = x === 1 && !(mask & WEST);
  const litEast = x === 14 && !(mask & EAST);
  if (litNorth || litWest || litEast) return CAP_LIT;
  const row = y >> 2;
  return y % 4 === 3 || (x + (row % 2) * 4) % 8 === 7 ? CAP_JOINT : CAP;
}

/** An indoor wall. If the room is south of the wall, the plastered face of the wall is visible. */
export const drawIndoorWall: DrawGround = (mask) => {
  const tile = new Bitmap(TILE_SIZE, TILE_SIZE);
  for (let y = 0; y < TILE_SIZE; y++)
    for (let x = 0; x < TILE_SIZE; x++)
      tile.set(x, y, !(mask & SOUTH) && y >= FACE_TOP ? face(mask, x, y) : cap(mask, x, y));
  return tile;
};
