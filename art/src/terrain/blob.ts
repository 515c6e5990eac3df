/** Neighbour bits of a tile: a set bit means that the neighbour on that side is of the same kind. */
export const NORTH = 1;
export const EAST = 2;
export const SOUTH = 4;
export const WEST = 8;
export const NORTH_EAST = 16;
export const SOUTH_EAST = 32;
export const SOUTH_WEST = 64;
export const NORTH_WEST = 128;

/** The mask of a tile with the same kind on all sides. */
export const SURROUNDED = 255;

const CORNERS: readonly (readonly [corner: number, first: number, second: number])[] = [
  [NORTH_EAST, NORTH, EAST],
  [SOUTH_EAST, SOUTH, EAST],
  [SOUTH_WEST, SOUTH, WEST],
  [NORTH_WEST, NORTH, WEST],
];

const STEPS: readonly (readonly [bit: number, right: number, down: number])[] = [
  [NORTH, 0, -1],
  [EAST, 1, 0],
  [SOUTH, 0, 1],
  [WEST, -1, 0],
  [NORTH_EAST, 1, -1],
  [SOUTH_EAST, 1, 1],
  [SOUTH_WEST, -1, 1],
  [NORTH_WEST, -1, -1],
];

/** A corner counts only if the bits of both sides next to it are set, which leaves 47 of the 256 masks. */
export function canonicalMask(mask: number): number {
  return CORNERS.reduce(
    (kept, [corner, first, second]) => (mask & first && mask & second ? kept : kept & ~corner),
    mask,
  );
}

/** The 47 masks that look different, in ascending order. */
export const BLOB_MASKS: readonly number[] = [
  ...new Set(Array.from({ length: 256 }, (_, mask) => canonicalMask(mask))),
].sort((a, b) => a - b);

/** Canonical mask of a cell; `same` returns whether a neighbour is of the same kind. */
export function blobMask(
  column: number,
  row: number,
  same: (column: number, row: number) => boolean,
): number {
  const mask = STEPS.reduce(
    (bits, [bit, right, down]) => (same(column + right, row + down) ? bits | bit : bits),
    0,
  );
  return canonicalMask(mask);
}

/** Mask (0 to 15) of a cell from its four neighbours: north 1, east 2, south 4, west 8. */
export function sideMask(
  column: number,
  row: number,
  same: (column: number, row: number) => boolean,
): number {
  return STEPS.slice(0, 4).reduce(
    (bits, [bit, right, down]) => (same(column + right, row + down) ? bits | bit : bits),
    0,
  );
}
