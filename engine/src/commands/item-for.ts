import type { Item } from '../formats/level.ts';
import { type Board, thingsAt, type World } from '../world/world.ts';
import type { GoalHere } from './interaction.ts';

/**
 * The item that `read` and `display` need ('an item must exist at the tile', game.md section 5): one with
 * that action on the target cell, or under the character when the goal names no target.
 */
export const itemFor = (
  board: Board,
  world: World,
  { goal }: GoalHere,
  action: 'read' | 'display',
): Item | undefined =>
  thingsAt(world, goal.targetPosition ?? world.player.position)
    .map((id) => board.items[id])
    .find((item) => item?.action === action);
