import { type Message, sceneryName } from './message.ts';
import { canEnter } from './world/collider.ts';
import { type Board, isWalkableGround, sceneryAt, type World } from './world/world.ts';

/** A rectangle of tiles, including its last row and column; both count from 0 at the top left. */
export type Block = {
  readonly column: number;
  readonly row: number;
  readonly lastColumn: number;
  readonly lastRow: number;
};

/** All obstacles of one kind. */
export type Obstacle = {
  readonly thing: Message;
  /** How many tiles these obstacles cover. */
  readonly count: number;
  /** Rectangles that together cover these obstacles, from the top down; they do not overlap. */
  readonly blocks: readonly Block[];
};

/** Whether `length` cells in a row, starting at `first`, are all in the set. */
const hasRun = (cells: ReadonlySet<number>, first: number, length: number): boolean => {
  for (let cell = first; cell < first + length; cell += 1) if (!cells.has(cell)) return false;
  return true;
};

/** Covers cells, row by row, with few rectangles: each as wide as its first row, then as high as possible. */
const blocksOf = (cells: readonly number[], width: number): Block[] => {
  const left = new Set(cells);
  return cells.flatMap((first) => {
    if (!left.has(first)) return [];
    const column = first % width;
    const row = (first - column) / width;
    let wide = 1;
    while (column + wide < width && left.has(first + wide)) wide += 1;
    let high = 1;
    while (hasRun(left, first + high * width, wide)) high += 1;
    for (let y = 0; y < high; y += 1) for (let x = 0; x < wide; x += 1) left.delete(first + y * width + x);
    return [{ column, row, lastColumn: column + wide - 1, lastRow: row + high - 1 }];
  });
};

/**
 * The ground and scenery that block the character, by kind, for planning a path. The list contains no things, which
 * `narrateMap` lists, and no ground that a bridge or a road has made walkable.
 */
export const obstaclesOf = (board: Board, world: World): Obstacle[] => {
  const cellsByKind = new Map<string, { readonly thing: Message; readonly cells: number[] }>();
  for (let row = 0; row < board.height; row += 1)
    for (let column = 0; column < board.width; column += 1) {
      const cell = [column, row] as const;
      if (isWalkableGround(board, cell) || canEnter(board, world, cell)) continue;
      const thing = sceneryName(sceneryAt(board, cell));
      const kind = cellsByKind.get(thing.key) ?? { thing, cells: [] };
      kind.cells.push(row * board.width + column);
      cellsByKind.set(thing.key, kind);
    }
  return [...cellsByKind.values()].map(({ thing, cells }) => ({
    thing,
    count: cells.length,
    blocks: blocksOf(cells, board.width),
  }));
};
