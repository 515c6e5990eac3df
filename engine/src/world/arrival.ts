import type { Item } from '../formats/level.ts';
import { isCollectable } from '../things/collectables.ts';
import { thingKindOf } from '../things/registry.ts';
import type { Change } from '../world/change.ts';
import { samePosition } from '../world/geometry.ts';
import { type Board, held, isMark, thingsAt, type World } from '../world/world.ts';

/** X marks for collecting and chests are not picked up, but things of an unknown type are. */
const isPickup = (item: Item | undefined): item is Item =>
  item !== undefined &&
  (item.action === 'collect' || item.action === 'combine') &&
  !isMark(item.type) &&
  (isCollectable(item.type) || !thingKindOf(item.type));

/**
 * What happens when the character arrives on a cell: it takes the pickups ('Collectible pickups disable themselves and
 * raise score and inventory', game.md section 4) and meets `reach` goals. If the goal of an item has a target cell, the
 * item needs the `collect` command instead.
 */
export const arrive = (board: Board, world: World): Change[] => {
  const changes: Change[] = [];
  const here = world.player.position;
  const scores = new Map<number, number>();
  const counts = new Map<string, number>();
  const score = (goal: number, most: number) => {
    const now = scores.get(goal) ?? world.scores[goal] ?? 0;
    if (now >= most) return;
    scores.set(goal, now + 1);
    changes.push({ type: 'scored', goal, score: now + 1 });
  };
  for (const id of thingsAt(world, here)) {
    const item = board.items[id];
    if (!isPickup(item) || board.takenByCommand[id]) continue;
    const count = (counts.get(item.type) ?? held(world, item.type)) + 1;
    counts.set(item.type, count);
    changes.push({ type: 'thing-changed', id, state: 'gone' }, { type: 'counted', item: item.type, count });
    for (const [index, goal] of board.goals.entries())
      if (goal.action === 'collect' && !goal.targetPosition && goal.type === item.type)
        score(index, goal.maxScore);
  }
  for (const [index, goal] of board.goals.entries())
    if (goal.action === 'reach' && goal.position && samePosition(goal.position, here))
      score(index, goal.maxScore);
  return changes;
};
