/** Pixels of a tile's side (game.md section 9). */
export const TILE_SIZE = 16;
