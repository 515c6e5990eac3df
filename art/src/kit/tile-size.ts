/** The side of a tile in pixels (game.md section 9). */
export const TILE_SIZE = 16;
