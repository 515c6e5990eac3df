import { arrive } from '../world/arrival.ts';
import { applyChange, type Change } from '../world/change.ts';
import { canEnter, isCollider } from '../world/collider.ts';
import { ahead, type Position } from '../world/geometry.ts';
import { MAP_EDGE } from '../world/scenery.ts';
import { type Board, isOnMap, sceneryAt, thingsAt, type World } from '../world/world.ts';
import { type Argument, type Failure, failed, type Outcome } from './command.ts';

/** Longest walk of one call; a larger number is surely a mistake (`move_forward(1000000)`). */
export const MOST_STEPS = 1000;

/** The longest text that a failure quotes if it gets text in place of a number of steps. */
const LONGEST_NAMED_TEXT = 30;

/**
 * Describes a value that is not a valid number of steps, for the sentence about the failure. Booleans are not
 * described.
 */
const unfitSteps = (steps: Argument, direction: 1 | -1): Failure['params'] => {
  const action = direction === 1 ? 'move_forward' : 'move_backward';
  if (typeof steps === 'number' && !Number.isInteger(steps))
    return { parameter: 'steps', action, value: steps };
  if (typeof steps === 'number') return { parameter: 'steps', action, value: steps, most: MOST_STEPS };
  if (typeof steps === 'string' && steps.length <= LONGEST_NAMED_TEXT)
    return { parameter: 'steps', action, text: steps };
  return { parameter: 'steps' };
};

/** The scenery on a cell that stops the character, or `edge` outside the map; empty if a thing stops the character. */
const sceneryInTheWay = (board: Board, world: World, cell: Position): Failure['params'] => {
  if (!isOnMap(board, cell)) return { scenery: MAP_EDGE };
  const scenery = sceneryAt(board, cell);
  if (!scenery || thingsAt(world, cell).some((id) => isCollider(world.things[id]))) return {};
  return { scenery };
};

/**
 * Walks one cell at a time in the direction faced, or backwards without turning; stops at the first obstacle (game.md
 * section 5: 'Movement is blocked by walls, obstacles and non-walkable colliders'). A negative number of steps walks in
 * the opposite direction.
 */
export const walk = (
  board: Board,
  start: World,
  args: readonly Argument[],
  direction: 1 | -1,
): Outcome<'bumped-into-wall' | 'wrong-argument'> => {
  // None is an error here: it usually comes from a function without `return`, so walking one step would hide
  // the mistake.
  const steps = args[0] === undefined ? 1 : args[0];
  if (typeof steps !== 'number' || !Number.isInteger(steps) || Math.abs(steps) > MOST_STEPS)
    return failed('wrong-argument', unfitSteps(steps, direction));
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
      const inTheWay = sceneryInTheWay(board, world, cell);
      return failed('bumped-into-wall', { step: step + 1, steps: Math.abs(steps), ...inTheWay }, changes);
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
