import { ahead, type FacingName, type Position } from '../world/geometry.ts';
import { type Board, isOnMap, isWalkableGround, type Thing, thingsAt, type World } from '../world/world.ts';
import { thingKindOf } from './registry.ts';

/** Whether a thing on a cell keeps the character out of it (game.md section 5, 'non-walkable colliders'). */
export const isCollider = (thing: Thing | undefined): boolean =>
  thing !== undefined && (thingKindOf(thing.type)?.blocksWhen.includes(thing.state) ?? false);

/**
 * Whether the character, or something pushed, can come to a cell: on the map, nothing in the way, and either
 * walkable ground or a bridge or road over it.
 */
export const canEnter = (board: Board, world: World, cell: Position): boolean => {
  if (!isOnMap(board, cell)) return false;
  const things = thingsAt(world, cell).map((id) => world.things[id]);
  if (things.some(isCollider)) return false;
  return isWalkableGround(board, cell) || things.some((thing) => thingKindOf(thing?.type ?? '')?.carries);
};

/** Whether the character could take one step in a direction, its own facing if none is given. */
export const canStep = (board: Board, world: World, facing: FacingName = world.player.facing): boolean =>
  canEnter(board, world, ahead(world.player.position, facing));
