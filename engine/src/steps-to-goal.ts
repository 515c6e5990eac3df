import type { Goal, Level } from './formats/level.ts';
import { canEnter } from './world/collider.ts';
import {
  ahead,
  type FacingName,
  type Position,
  samePosition,
  turnedLeft,
  turnedRight,
} from './world/geometry.ts';
import { type Board, createBoard, type World } from './world/world.ts';

/** A place that a goal needs the character on, and the cell that it must face there, if any. */
type Place = { readonly at: Position; readonly facing?: Position };

/** The character's place and direction. */
type Stand = World['player'];

/** The places of a goal: its own place, or the things that are still to be picked up. */
const placesOf = (world: World, goal: Goal): Place[] => {
  if (goal.action === 'collect' && !goal.targetPosition) {
    return world.things.flatMap(({ type, state, position }) =>
      type === goal.type && state !== 'gone' && state !== 'hidden' ? [{ at: position }] : [],
    );
  }
  if (!goal.position) return [];
  return [{ at: goal.position, ...(goal.targetPosition && { facing: goal.targetPosition }) }];
};

const isThere = ({ position, facing }: Stand, place: Place): boolean =>
  samePosition(position, place.at) &&
  (place.facing === undefined || samePosition(ahead(position, facing), place.facing));

const FACING_ORDER: readonly FacingName[] = ['up', 'right', 'down', 'left'];

const keyOf = (board: Board, { position: [x, y], facing }: Stand): number =>
  (y * board.width + x) * FACING_ORDER.length + FACING_ORDER.indexOf(facing);

/** The stands after one command: a step forward, if it is free, or a turn. */
const nextStands = (board: Board, world: World, { position, facing }: Stand): Stand[] => {
  const front = ahead(position, facing);
  const turns = [turnedLeft(facing), turnedRight(facing)].map((turned) => ({ position, facing: turned }));
  return canEnter(board, world, front) ? [{ position: front, facing }, ...turns] : turns;
};

/**
 * The fewest steps and turns to a place of an open goal, from where the character is in `world`. 0 when it is there, or
 * when no open goal has a place; `Infinity` when it cannot walk to any.
 */
export const stepsToGoal = (level: Level, world: World): number => {
  const board = createBoard(level);
  const open = level.levelGoals.filter((goal, index) => (world.scores[index] ?? 0) < goal.maxScore);
  const places = open.flatMap((goal) => placesOf(world, goal));
  if (places.length === 0) return 0;
  const seen = new Set([keyOf(board, world.player)]);
  let edge: readonly Stand[] = [world.player];
  for (let steps = 0; edge.length > 0; steps += 1) {
    if (edge.some((stand) => places.some((place) => isThere(stand, place)))) return steps;
    edge = edge
      .flatMap((stand) => nextStands(board, world, stand))
      .filter((stand) => {
        const key = keyOf(board, stand);
        const isNew = !seen.has(key);
        seen.add(key);
        return isNew;
      });
  }
  return Number.POSITIVE_INFINITY;
};
