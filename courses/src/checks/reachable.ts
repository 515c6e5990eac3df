import type { Level } from '@hopcode/engine/formats/level';
import { isCollider } from '@hopcode/engine/things/collider';
import { FACINGS, type Position } from '@hopcode/engine/world/geometry';
import { createBoard, createWorld, isWalkableGround, thingsAt } from '@hopcode/engine/world/world';

/** Key of a tile in a set of tiles. */
export const tileKey = ([x, y]: Position): string => `${x},${y}`;

/** Keys of all tiles that the character can walk to from the start, by breadth-first search. */
export const reachableTiles = (level: Level): ReadonlySet<string> => {
  const board = createBoard(level);
  const world = createWorld(level);
  const reached = new Set([tileKey(level.start)]);
  const queue: Position[] = [level.start];
  for (let tile = queue.shift(); tile; tile = queue.shift())
    for (const [dx, dy] of Object.values(FACINGS)) {
      const next: Position = [tile[0] + dx, tile[1] + dy];
      const closed = thingsAt(world, next).some((id) => isCollider(world.things[id]));
      if (reached.has(tileKey(next)) || closed || !isWalkableGround(board, next)) continue;
      reached.add(tileKey(next));
      queue.push(next);
    }
  return reached;
};
