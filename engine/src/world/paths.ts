import { canEnter } from './collider.ts';
import { type Position, samePosition } from './geometry.ts';
import { type Board, isOnMap, type World } from './world.ts';

/** The maximum number of dots in a path preview (game.md section 9). */
export const MOST_PATH_DOTS = 20;

/**
 * The lengths of a straight and a diagonal step: whole numbers with nearly the right ratio, so that comparisons are
 * exact.
 */
const STRAIGHT = 10;
const DIAGONAL = 14;

const DIRECTIONS: readonly Position[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
  [1, -1],
  [1, 1],
  [-1, 1],
  [-1, -1],
];

/** The length that the shortest path would have without any obstacles. */
const atLeast = ([x, y]: Position, [toX, toY]: Position): number => {
  const dx = Math.abs(x - toX);
  const dy = Math.abs(y - toY);
  return STRAIGHT * Math.abs(dx - dy) + DIAGONAL * Math.min(dx, dy);
};

type Candidate = { readonly cell: Position; readonly length: number; readonly estimate: number };

/** Inserts a cell to visit. The list stays sorted by estimate, and equal estimates stay in insertion order. */
const insert = (open: Candidate[], candidate: Candidate): void => {
  let low = 0;
  let high = open.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((open[middle]?.estimate ?? 0) > candidate.estimate) low = middle + 1;
    else high = middle;
  }
  open.splice(low, 0, candidate);
};

/** The neighbours of a cell. A diagonal neighbour counts only if both cells beside the diagonal are free too. */
const neighbours = (
  free: (cell: Position) => boolean,
  [x, y]: Position,
): { cell: Position; step: number }[] =>
  DIRECTIONS.flatMap(([dx, dy]) => {
    if (!free([x + dx, y + dy])) return [];
    if (dx === 0 || dy === 0) return [{ cell: [x + dx, y + dy], step: STRAIGHT }];
    return free([x + dx, y]) && free([x, y + dy]) ? [{ cell: [x + dx, y + dy], step: DIAGONAL }] : [];
  });

/**
 * The character's shortest path to a cell, for moving it by pointer: A* with diagonals and without cutting
 * corners (game.md section 9). Returns the cells from the first step to the target; empty for the character's
 * own cell; undefined if the target is unreachable.
 */
export const findPath = (board: Board, world: World, target: Position): readonly Position[] | undefined => {
  const start = world.player.position;
  if (samePosition(start, target)) return [];
  if (!canEnter(board, world, target) || !isOnMap(board, start)) return undefined;
  const indexOf = ([x, y]: Position) => y * board.width + x;
  const free = (cell: Position) => canEnter(board, world, cell);
  const lengths = new Map<number, number>([[indexOf(start), 0]]);
  const cameFrom = new Map<number, Position>();
  const done = new Set<number>();
  const open: Candidate[] = [{ cell: start, length: 0, estimate: atLeast(start, target) }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { cell, length } = next;
    if (samePosition(cell, target)) break;
    if (done.has(indexOf(cell))) continue;
    done.add(indexOf(cell));
    for (const { cell: neighbour, step } of neighbours(free, cell)) {
      const known = lengths.get(indexOf(neighbour));
      if (known !== undefined && known <= length + step) continue;
      lengths.set(indexOf(neighbour), length + step);
      cameFrom.set(indexOf(neighbour), cell);
      const estimate = length + step + atLeast(neighbour, target);
      insert(open, { cell: neighbour, length: length + step, estimate });
    }
  }
  if (!cameFrom.has(indexOf(target))) return undefined;
  const path: Position[] = [];
  for (let cell: Position | undefined = target; cell && !samePosition(cell, start); ) {
    path.push(cell);
    cell = cameFrom.get(indexOf(cell));
  }
  return path.reverse();
};

/**
 * The cells of a path that get a dot: every cell of a short path. On a longer path, `MOST_PATH_DOTS` cells at equal
 * distances, including its end.
 */
export const pathDots = (path: readonly Position[]): readonly Position[] => {
  if (path.length <= MOST_PATH_DOTS) return path;
  return Array.from(
    { length: MOST_PATH_DOTS },
    (_, dot) => path[Math.floor(((dot + 1) * path.length) / MOST_PATH_DOTS) - 1],
  ).filter((cell) => cell !== undefined);
};
