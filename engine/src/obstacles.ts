import { type Message, sceneryName } from './message.ts';
import { canEnter } from './things/collider.ts';
import { type Board, isWalkableGround, sceneryAt, type World } from './world/world.ts';

/** A rectangle of tiles, its last row and column included; both count from 0 at the top left. */
export type Block = {
  readonly column: number;
  readonly row: number;
  readonly lastColumn: number;
  readonly lastRow: number;
};

/** Everything of one kind that is in the way. */
export type Obstacle = {
  readonly thing: Message;
  /** How many tiles it takes. */
  readonly count: number;
  /** Where it is, from the top; no tile is in two of them. */
  readonly blocks: readonly Block[];
};

/** Whether every cell from one on, so many along its row, is among the cells. */
const hasRun = (cells: ReadonlySet<number>, first: number, length: number): boolean => {
  for (let cell = first; cell < first + length; cell += 1) if (!cells.has(cell)) return false;
  return true;
};

/** Cells, row by row, as few rectangles: each as wide as its first row, then as high as it can be. */
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
 * What the ground and the scenery put in the way, kind by kind, as a person plans a way round it. Not the things, of
 * which `narrateMap` tells each, and no ground that a bridge or a road has opened.
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
