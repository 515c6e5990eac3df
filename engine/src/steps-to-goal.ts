import type { Level } from './formats/level.ts';
import { type OpenPlace, openPlaces } from './open-places.ts';
import { canEnter } from './world/collider.ts';
import { ahead, FACING_NAMES, samePosition, turnedLeft, turnedRight } from './world/geometry.ts';
import { type Board, createBoard, type World } from './world/world.ts';

/** The character's position and direction. */
type Stand = World['player'];

const isThere = ({ position, facing }: Stand, { cell, target }: OpenPlace): boolean =>
  samePosition(position, cell) && (target === undefined || samePosition(ahead(position, facing), target));

const keyOf = (board: Board, { position: [x, y], facing }: Stand): number =>
  (y * board.width + x) * FACING_NAMES.length + FACING_NAMES.indexOf(facing);

/** The possible positions and directions after one command: a step forward if the tile is free, or a turn. */
const nextStands = (board: Board, world: World, { position, facing }: Stand): Stand[] => {
  const front = ahead(position, facing);
  const turns = [turnedLeft(facing), turnedRight(facing)].map((turned) => ({ position, facing: turned }));
  return canEnter(board, world, front) ? [{ position: front, facing }, ...turns] : turns;
};

/**
 * The fewest steps and turns to a place of an open goal, from where the character is in `world`. 0 if the character is
 * already there, or if no open goal has a place; `Infinity` if the character cannot walk to any of them.
 */
export const stepsToGoal = (level: Level, world: World): number => {
  const board = createBoard(level);
  const places = openPlaces(board, world);
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
