import { thingKindOf } from '../things/registry.ts';
import { ahead, type FacingName, type Position } from '../world/geometry.ts';
import { type Board, isOnMap, isWalkableGround, type Thing, thingsAt, type World } from '../world/world.ts';
import { PLAYER } from './acting.ts';

/**
 * Whether a thing stops the character from entering its cells (game.md section 5, 'non-walkable colliders').
 */
export const isCollider = (thing: Thing | undefined): boolean =>
  thing !== undefined &&
  (thing.type === PLAYER || (thingKindOf(thing.type)?.blocksWhen.includes(thing.state) ?? false));

/**
 * Whether the character, or a pushed thing, can enter a cell: it is on the map, no collider is on it, and its
 * ground is walkable or has a bridge or road over it.
 */
export const canEnter = (board: Board, world: World, cell: Position): boolean => {
  if (!isOnMap(board, cell)) return false;
  const things = thingsAt(world, cell).map((id) => world.things[id]);
  if (things.some(isCollider)) return false;
  return isWalkableGround(board, cell) || things.some((thing) => thingKindOf(thing?.type ?? '')?.carries);
};

/** Whether the character could take one step in a direction, by default its own facing. */
export const canStep = (board: Board, world: World, facing: FacingName = world.player.facing): boolean =>
  canEnter(board, world, ahead(world.player.position, facing));
