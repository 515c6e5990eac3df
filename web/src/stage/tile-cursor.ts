import type { Position } from '@hopcode/engine/world/geometry';

const ARROWS: Readonly<Record<string, Position>> = {
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
};

const clamp = (value: number, count: number): number => Math.max(0, Math.min(count - 1, value));

/**
 * The cell that an arrow key moves a cursor to, inside a map of `columns` by `rows`; undefined for another key.
 * Arrows mean directions on the map, the same in both reading directions.
 */
export const cursorAfter = (
  key: string,
  [x, y]: Position,
  columns: number,
  rows: number,
): Position | undefined => {
  const way = ARROWS[key];
  return way && [clamp(x + way[0], columns), clamp(y + way[1], rows)];
};
