import type { TerrainKind } from '../formats/tilesets.ts';
import { canEnter } from '../things/collider.ts';
import type { Position } from './geometry.ts';
import { type Board, groundAt, isMark, thingsAt, type World } from './world.ts';

/** What can be seen on a cell besides the types of things. */
export const SIGHTS = { wall: 'wall', water: 'water', mark: 'xmark' } as const;

const WATERS: readonly (TerrainKind | undefined)[] = ['water', 'deep-water'];

/**
 * What is to be seen on a cell: the type of the topmost thing, before that of a mark below it (all styles of
 * marks are an `xmark`); without things `water` or `wall` where nobody can walk, and undefined on open ground.
 */
export const seenAt = (board: Board, world: World, cell: Position): string | undefined => {
  const types = thingsAt(world, cell).flatMap((id) => world.things[id]?.type ?? []);
  const thing = types.findLast((type) => !isMark(type));
  if (thing !== undefined) return thing;
  if (types.length > 0) return SIGHTS.mark;
  if (canEnter(board, world, cell)) return undefined;
  return WATERS.includes(groundAt(board, cell)) ? SIGHTS.water : SIGHTS.wall;
};
