import type { Actor } from '@hopcode/engine/formats/actor';
import type { Level } from '@hopcode/engine/formats/level';
import { thingKindOf } from '@hopcode/engine/things/registry';
import { isCollider } from '@hopcode/engine/world/collider';
import { FACINGS, type Position } from '@hopcode/engine/world/geometry';
import {
  type Board,
  covers,
  createBoard,
  createWorld,
  isWalkableGround,
  type Thing,
} from '@hopcode/engine/world/world';

/** Key of a tile in a set of tiles. */
export const tileKey = ([x, y]: Position): string => `${x},${y}`;

/** Whether a thing blocks the path permanently: it can be neither opened nor pushed. */
const staysInTheWay = (thing: Thing): boolean => {
  const kind = thingKindOf(thing.type);
  if (!kind || !isCollider(thing) || kind.pushable) return false;
  return kind.states.every((state) => kind.blocksWhen.includes(state));
};

/**
 * Whether the character could enter a cell once gates are open, rocks are pushed away and bridges are built.
 */
const mayEnter = (board: Board, things: readonly Thing[], cell: Position): boolean => {
  const here = things.filter((thing) => covers(thing, cell));
  if (here.some(staysInTheWay)) return false;
  return isWalkableGround(board, cell) || here.some((thing) => thingKindOf(thing.type)?.carries);
};

/**
 * Keys of all tiles to which the character (from the start) or the helper (from its position) can walk, found by
 * breadth-first search. Obstacles that the program can remove count as removed. The character and the helper do not
 * block each other.
 */
export const reachableTiles = (level: Level, actor: Actor = 'player'): ReadonlySet<string> => {
  const board = createBoard(level);
  const things = createWorld(level).things;
  const helper = board.helper === undefined ? undefined : things[board.helper];
  const start = actor === 'player' ? level.start : helper?.position;
  if (!start) return new Set();
  const world = { things: things.filter((thing) => thing !== helper) };
  const reached = new Set([tileKey(start)]);
  const queue: Position[] = [start];
  for (let tile = queue.shift(); tile; tile = queue.shift())
    for (const [dx, dy] of Object.values(FACINGS)) {
      const next: Position = [tile[0] + dx, tile[1] + dy];
      if (reached.has(tileKey(next)) || !mayEnter(board, world.things, next)) continue;
      reached.add(tileKey(next));
      queue.push(next);
    }
  return reached;
};
