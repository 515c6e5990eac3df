import { arrive } from '../things/arrival.ts';
import { canEnter } from '../things/collider.ts';
import { applyChange, type Change } from '../world/change.ts';
import { ahead } from '../world/geometry.ts';
import type { Board, World } from '../world/world.ts';
import { type Argument, failed, type Outcome } from './command.ts';

/** Longest walk of one call; more is a slip (`move_forward(1000000)`), not a plan. */
export const MOST_STEPS = 1000;

/**
 * Walks one cell at a time in the direction faced, or backwards without turning; stops at the first wall
 * (game.md section 5: 'Movement is blocked by walls, obstacles and non-walkable colliders'). Negative steps walk
 * the other way.
 */
export const walk = (
  board: Board,
  start: World,
  args: readonly Argument[],
  direction: 1 | -1,
): Outcome<'bumped-into-wall' | 'wrong-argument'> => {
  // None is no number of steps: a function that forgot its `return` should say so, not walk one step.
  const steps = args[0] === undefined ? 1 : args[0];
  if (typeof steps !== 'number' || !Number.isInteger(steps) || Math.abs(steps) > MOST_STEPS)
    return failed('wrong-argument', { parameter: 'steps' });
  const way = steps < 0 ? -direction : direction;
  const changes: Change[] = [];
  let world = start;
  const make = (change: Change) => {
    changes.push(change);
    world = applyChange(world, change);
  };
  for (let step = 0; step < Math.abs(steps); step += 1) {
    const cell = ahead(world.player.position, world.player.facing, way);
    if (!canEnter(board, world, cell)) {
      make({ type: 'bumped', at: [cell[0], cell[1]] });
      return failed('bumped-into-wall', { step: step + 1, steps: Math.abs(steps) }, changes);
    }
    make(
      way === -1
        ? { type: 'moved', to: [cell[0], cell[1]], backward: true }
        : { type: 'moved', to: [cell[0], cell[1]] },
    );
    for (const change of arrive(board, world)) make(change);
  }
  return { changes };
};
