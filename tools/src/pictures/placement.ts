/** A sprite of the atlas on a cell of the map. */
export type Placement = { readonly sprite: string; readonly col: number; readonly row: number };

const SIDES = [
  [0, -1, 1],
  [1, 0, 2],
  [0, 1, 4],
  [-1, 0, 8],
] as const;

/** The sides on which a cell has a neighbour that something is said of, as bits: north 1, east 2, south 4, west 8. */
export const sidesWith = (isSo: (col: number, row: number) => boolean, col: number, row: number): number =>
  SIDES.reduce((mask, [right, down, bit]) => (isSo(col + right, row + down) ? mask | bit : mask), 0);
