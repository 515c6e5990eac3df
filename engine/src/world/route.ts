import type { Turn } from '../formats/shortfall.ts';
import { canEnter } from './collider.ts';
import {
  ahead,
  FACINGS,
  facingTowards,
  type Position,
  samePosition,
  turnedAround,
  turnedLeft,
  turnedRight,
} from './geometry.ts';
import { type Board, isOnMap, type World } from './world.ts';

/**
 * The nearest of several targets, and the cells from the first step to it. The list of cells is empty if the character
 * is already there.
 */
export type Route<Target> = { readonly target: Target; readonly cells: readonly Position[] };

/**
 * The shortest path on foot, without diagonals, from a cell to the nearest target. If several paths have the same
 * length, the function prefers the direction of `facing`, then left, right and behind. Undefined if no target can be
 * reached.
 */
export const nearestRoute = <Target extends { readonly cell: Position }>(
  board: Board,
  world: World,
  { position, facing }: World['player'],
  targets: readonly Target[],
): Route<Target> | undefined => {
  const keyOf = ([x, y]: Position): number => y * board.width + x;
  const wanted = new Map(targets.toReversed().map((target) => [keyOf(target.cell), target]));
  const cameFrom = new Map<number, Position | undefined>([[keyOf(position), undefined]]);
  const directions = [facing, turnedLeft(facing), turnedRight(facing), turnedAround(facing)];
  const queue: Position[] = isOnMap(board, position) ? [position] : [];
  for (const cell of queue) {
    const target = wanted.get(keyOf(cell));
    if (target !== undefined) {
      const cells: Position[] = [];
      for (
        let at: Position | undefined = cell;
        at && !samePosition(at, position);
        at = cameFrom.get(keyOf(at))
      )
        cells.unshift(at);
      return { target, cells };
    }
    for (const direction of directions) {
      const next = ahead(cell, direction);
      if (!isOnMap(board, next) || cameFrom.has(keyOf(next)) || !canEnter(board, world, next)) continue;
      cameFrom.set(keyOf(next), cell);
      queue.push(next);
    }
  }
  return undefined;
};

/** The direction of a neighbouring cell as the character sees it; undefined straight ahead. */
export const turnTowards = ({ position, facing }: World['player'], cell: Position): Turn | undefined => {
  const towards = facingTowards(position, cell);
  if (towards === undefined || towards === facing) return undefined;
  if (towards === turnedLeft(facing)) return 'left';
  return towards === turnedRight(facing) ? 'right' : 'behind';
};

/** How many steps straight ahead a cell is; 0 if it is not straight ahead. Negative numbers are behind. */
export const stepsAhead = ({ position, facing }: World['player'], cell: Position): number => {
  const [dx, dy] = FACINGS[facing];
  const [x, y] = [cell[0] - position[0], cell[1] - position[1]];
  const steps = x * dx + y * dy;
  return x - steps * dx === 0 && y - steps * dy === 0 ? steps : 0;
};
