import { clampIndex } from '../../lib/clamp.ts';

/** The side of a chunk in tiles. Ground is baked in squares of this size. */
const CHUNK_TILES = 32;

/** A rectangle in native pixels. */
export type Area = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** The grid of the chunks of the ground. The top left corner of the grid is the native pixel (`left`, `top`). */
export type ChunkGrid = {
  readonly left: number;
  readonly top: number;
  readonly across: number;
  readonly down: number;
  /** The side of a chunk in native pixels. */
  readonly side: number;
};

/** Divides a map with its margin into chunks. `tile` is the side of a tile in native pixels. */
export const chunkGrid = (columns: number, rows: number, margin: number, tile: number): ChunkGrid => ({
  left: 0 - margin * tile,
  top: 0 - margin * tile,
  across: Math.ceil((columns + 2 * margin) / CHUNK_TILES),
  down: Math.ceil((rows + 2 * margin) / CHUNK_TILES),
  side: CHUNK_TILES * tile,
});

/** The numbers of the chunks in an area, those nearest to its middle first. */
export const chunksIn = (grid: ChunkGrid, area: Area): number[] => {
  const right = area.x + area.width;
  const bottom = area.y + area.height;
  if (
    right <= grid.left ||
    bottom <= grid.top ||
    area.x >= grid.left + grid.across * grid.side ||
    area.y >= grid.top + grid.down * grid.side
  )
    return [];
  const at = (place: number, start: number, count: number) =>
    clampIndex(Math.floor((place - start) / grid.side), count);
  const firstCol = at(area.x, grid.left, grid.across);
  const lastCol = at(right - 1, grid.left, grid.across);
  const firstRow = at(area.y, grid.top, grid.down);
  const lastRow = at(bottom - 1, grid.top, grid.down);
  const found: { chunk: number; distance: number }[] = [];
  for (let row = firstRow; row <= lastRow; row += 1)
    for (let col = firstCol; col <= lastCol; col += 1) {
      const { x, y } = chunkOrigin(grid, row * grid.across + col);
      found.push({
        chunk: row * grid.across + col,
        distance: Math.hypot(
          x + grid.side / 2 - area.x - area.width / 2,
          y + grid.side / 2 - area.y - area.height / 2,
        ),
      });
    }
  return found.sort((a, b) => a.distance - b.distance).map(({ chunk }) => chunk);
};

/** The native pixel at the top left corner of a chunk. */
export const chunkOrigin = (grid: ChunkGrid, chunk: number): { readonly x: number; readonly y: number } => ({
  x: grid.left + (chunk % grid.across) * grid.side,
  y: grid.top + Math.floor(chunk / grid.across) * grid.side,
});

/** Sorts areas into their chunks and keeps their order. */
export const sortIntoChunks = <Entry>(
  grid: ChunkGrid,
  entries: Iterable<Entry>,
  areaOf: (entry: Entry) => Area | undefined,
): Entry[][] => {
  const chunks: Entry[][] = Array.from({ length: grid.across * grid.down }, () => []);
  for (const entry of entries) {
    const area = areaOf(entry);
    if (area) for (const chunk of chunksIn(grid, area)) chunks[chunk]?.push(entry);
  }
  return chunks;
};
