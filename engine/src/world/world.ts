import { type Goal, type Item, type Level, mapSize } from '../formats/level.ts';
import { BLOCKING_TERRAIN, type TerrainKind, terrainOfGid } from '../formats/tilesets.ts';
import { type FacingName, type Position, samePosition } from './geometry.ts';

/** What never changes during a run: made once from a level, shared by all its worlds. */
export type Board = {
  readonly width: number;
  readonly height: number;
  /** 1 where the ground or scenery stops the character, row by row. */
  readonly blocked: Uint8Array;
  readonly items: readonly Item[];
  readonly goals: readonly Goal[];
  /** True at the index of an item that only the `collect` command may take (its goal names a target cell). */
  readonly takenByCommand: readonly boolean[];
};

/**
 * A changeable thing on the map; its index in `World.things` is its id and the index of its item in the level.
 * `state` is the word of its kind: `there` or `gone` for collectables, `open`/`closed`, `empty`/`filled`, ...
 */
export type Thing = {
  readonly type: string;
  readonly position: Position;
  readonly state: ThingState;
};
export type ThingState =
  | 'there'
  | 'gone'
  | 'hidden'
  | 'open'
  | 'closed'
  | 'empty'
  | 'filled'
  | 'wet'
  | 'planted';

/** Everything a run can change. Plain data: equal worlds have equal JSON. Never mutated. */
export type World = {
  readonly player: { readonly position: Position; readonly facing: FacingName };
  readonly things: readonly Thing[];
  /** Count per type; a type that never was there is absent. */
  readonly inventory: Readonly<Record<string, number>>;
  /** Score per goal, in the order of the level's goals. */
  readonly scores: readonly number[];
};

/** Markers that show where an action is to be done (game.md section 3). */
export const MARK_TYPES: readonly string[] = ['xmark', 'xmarkLight', 'xmarkGold'];

export const isMark = (type: string): boolean => MARK_TYPES.includes(type);

const collisionsOf = (level: Level, width: number, height: number): Uint8Array => {
  const blocked = new Uint8Array(width * height);
  const collisions = level.map.layers.find((layer) => layer.name === 'collisions');
  if (collisions) {
    for (const [cell, gid] of collisions.data.entries()) if (gid !== 0) blocked[cell] = 1;
    return blocked;
  }
  // A hand-made map without the layer still must not let anybody walk on water.
  for (const layer of level.map.layers)
    for (const [cell, gid] of layer.data.entries()) {
      const kind: TerrainKind | undefined = terrainOfGid(gid);
      if (kind && BLOCKING_TERRAIN.includes(kind)) blocked[cell] = 1;
    }
  return blocked;
};

/** The unchanging side of a level. */
export const createBoard = (level: Level): Board => {
  const [width, height] = mapSize(level.map);
  const commandTargets = level.levelGoals.flatMap((goal) =>
    goal.action === 'collect' && goal.targetPosition ? [goal.targetPosition] : [],
  );
  return {
    width,
    height,
    blocked: collisionsOf(level, width, height),
    items: level.items,
    goals: level.levelGoals,
    takenByCommand: level.items.map((item) =>
      commandTargets.some((target) => samePosition(target, item.position)),
    ),
  };
};

/** The world as it is before the first command. */
export const createWorld = (level: Level): World => ({
  player: { position: level.start, facing: level.facing },
  things: level.items.map((item) => ({ type: item.type, position: item.position, state: 'there' })),
  inventory: Object.fromEntries(level.inventory.map((entry) => [entry.type, entry.count])),
  scores: level.levelGoals.map((goal) => goal.score),
});

/** Whether the ground of a cell can be walked on; everything outside the map cannot. */
export const isWalkableGround = (board: Board, [x, y]: Position): boolean =>
  x >= 0 && y >= 0 && x < board.width && y < board.height && board.blocked[y * board.width + x] === 0;

/** Ids of the things on a cell that are not gone or hidden. */
export const thingsAt = (world: World, position: Position): number[] => {
  const found: number[] = [];
  for (let id = 0; id < world.things.length; id += 1) {
    const thing = world.things[id];
    if (thing && thing.state !== 'gone' && thing.state !== 'hidden' && samePosition(thing.position, position))
      found.push(id);
  }
  return found;
};
