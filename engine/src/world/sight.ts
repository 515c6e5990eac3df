import type { TerrainKind } from '../formats/tilesets.ts';
import { canEnter } from './collider.ts';
import type { Position } from './geometry.ts';
import { type Board, groundAt, isMark, thingsAt, type World } from './world.ts';

/** What a cell can visibly contain other than types of things. */
export const SIGHTS = { wall: 'wall', water: 'water', mark: 'xmark' } as const;

const WATERS: readonly (TerrainKind | undefined)[] = ['water', 'deep-water'];

/**
 * The visible content of a cell: the type of the topmost thing, even if there is a mark below it (all styles of marks
 * are an `xmark`). If there is no thing, the content is `water` or `wall` where the character cannot walk, and
 * undefined on open ground.
 */
export const seenAt = (board: Board, world: World, cell: Position): string | undefined => {
  const types = thingsAt(world, cell).flatMap((id) => world.things[id]?.type ?? []);
  const thing = types.findLast((type) => !isMark(type));
  if (thing !== undefined) return thing;
  if (types.length > 0) return SIGHTS.mark;
  if (canEnter(board, world, cell)) return undefined;
  return WATERS.includes(groundAt(board, cell)) ? SIGHTS.water : SIGHTS.wall;
};
