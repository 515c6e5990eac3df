import type { Goal, Item, Level } from '../formats/level.ts';
import { mapSize } from '../formats/level-map.ts';
import { type Reaction, type Sky, USUAL_SKY } from '../formats/reaction.ts';
import type { TerrainKind } from '../formats/tilesets.ts';
import { isFigure } from '../things/figures.ts';
import { startState, thingKindOf } from '../things/registry.ts';
import type { ThingState } from '../things/thing-state.ts';
import { type FacingName, facingNameSchema, type Position, samePosition } from './geometry.ts';
import { collisionsOf, groundOf } from './ground.ts';
import { type SceneryKind, sceneryOf } from './scenery.ts';

/** The constant part of a run. It is created once from a level, and all worlds of the run share it. */
export type Board = {
  readonly width: number;
  readonly height: number;
  /** 1 for each cell where the ground or scenery stops the character, row by row. */
  readonly blocked: Uint8Array;
  /** The topmost kind of ground, row by row. */
  readonly ground: readonly (TerrainKind | undefined)[];
  /** The scenery on every cell, row by row; undefined on open ground and for walls. */
  readonly scenery: readonly (SceneryKind | undefined)[];
  readonly items: readonly Item[];
  readonly reactions: readonly Reaction[];
  readonly goals: readonly Goal[];
  /** True at the index of an item that only the `collect` command may take, because its goal has a target cell. */
  readonly takenByCommand: readonly boolean[];
  /** Whether commands work without X marks and goals. */
  readonly free: boolean;
  /** The id of the person or animal that programs can also command. */
  readonly helper?: number;
};

/**
 * A changeable thing on the map; its index in `World.things` is its id and the index of its item in the
 * level. `state` is a word of its kind: `there` or `gone` for collectables, `open`/`closed`,
 * `empty`/`filled`, ...
 */
export type Thing = {
  readonly type: string;
  readonly position: Position;
  /** The other cells that the thing covers. */
  readonly compound?: readonly Position[];
  readonly state: ThingState;
  /** The direction of the thing; absent for kinds without a direction. */
  readonly facing?: FacingName;
};

/** Everything a run can change. Plain data: equal worlds have equal JSON. Never mutated. */
export type World = {
  readonly player: { readonly position: Position; readonly facing: FacingName };
  readonly things: readonly Thing[];
  /** How many things of each type the character holds. A type that was never held is absent. */
  readonly inventory: Readonly<Record<string, number>>;
  /** The score per goal, in the order of the level's goals. */
  readonly scores: readonly number[];
  /** The indexes of the level's answers that have happened. */
  readonly reacted: readonly number[];
  readonly sky: Sky;
};

/** Markers for the cells where an action is possible (game.md section 3). */
export const MARK_TYPES: readonly string[] = ['xmark', 'xmarkLight', 'xmarkGold'];

export const isMark = (type: string): boolean => MARK_TYPES.includes(type);

/**
 * The helper of a level. The helper must be a person or an animal, because only these block their tile and face a
 * direction.
 */
const helperOf = ({ helper, items }: Level): number | undefined => {
  const item = helper === undefined ? undefined : items[helper];
  return item && isFigure(item.type) && startState(item) === 'there' ? helper : undefined;
};

/** Creates the constant part of a run. */
export const createBoard = (level: Level): Board => {
  const [width, height] = mapSize(level.map);
  const commandTargets = level.levelGoals.flatMap((goal) =>
    goal.action === 'collect' && goal.targetPosition ? [goal.targetPosition] : [],
  );
  const helper = helperOf(level);
  return {
    width,
    height,
    blocked: collisionsOf(level.map),
    ground: groundOf(level.map),
    scenery: sceneryOf(level.map),
    items: level.items,
    reactions: level.reactions ?? [],
    goals: level.levelGoals,
    takenByCommand: level.items.map((item) =>
      commandTargets.some((target) => samePosition(target, item.position)),
    ),
    free: level.free === true,
    ...(helper !== undefined && { helper }),
  };
};

/** How many things of a type the character holds; 0 for a type that was never held. */
export const held = (world: World, type: string): number =>
  Object.hasOwn(world.inventory, type) ? (world.inventory[type] ?? 0) : 0;

const inventoryOf = (level: Level): Record<string, number> => {
  const counts = new Map<string, number>();
  for (const { type, count } of level.inventory) counts.set(type, (counts.get(type) ?? 0) + count);
  return Object.fromEntries(counts);
};

/** The direction that a thing faces at the start; undefined for kinds without a direction. */
const startFacing = (item: Item): FacingName | undefined => {
  if (!thingKindOf(item.type)?.faces) return undefined;
  return facingNameSchema.safeParse(item.data?.facing).data ?? 'down';
};

/** The world before the first command. */
export const createWorld = (level: Level): World => ({
  player: { position: level.start, facing: level.facing },
  things: level.items.map((item) => {
    const facing = startFacing(item);
    return {
      type: item.type,
      position: item.position,
      ...(item.compound && { compound: item.compound }),
      state: startState(item),
      ...(facing && { facing }),
    };
  }),
  inventory: inventoryOf(level),
  scores: level.levelGoals.map((goal) => goal.score),
  reacted: [],
  sky: level.sky ?? USUAL_SKY,
});

/** Whether a cell is on the map. */
export const isOnMap = (board: Board, [x, y]: Position): boolean =>
  x >= 0 && y >= 0 && x < board.width && y < board.height;

/** Whether the ground of a cell is walkable, ignoring things; false outside the map. */
export const isWalkableGround = (board: Board, cell: Position): boolean =>
  isOnMap(board, cell) && board.blocked[cell[1] * board.width + cell[0]] === 0;

/** The kind of ground on a cell; undefined outside the map and if the map names none. */
export const groundAt = (board: Board, cell: Position): TerrainKind | undefined =>
  isOnMap(board, cell) ? board.ground[cell[1] * board.width + cell[0]] : undefined;

/** The scenery on a cell; undefined outside the map, on open ground and for walls. */
export const sceneryAt = (board: Board, cell: Position): SceneryKind | undefined =>
  isOnMap(board, cell) ? board.scenery[cell[1] * board.width + cell[0]] : undefined;

/** Whether a thing covers a cell, with its main cell or another one, even if it is invisible. */
export const covers = (thing: Thing, [x, y]: Position): boolean => {
  if (thing.position[0] === x && thing.position[1] === y) return true;
  return thing.compound?.some((cell) => cell[0] === x && cell[1] === y) ?? false;
};

/** A number larger than the width of any map, including the cells just outside it. */
const ROW = 4096;
const cellKey = ([x, y]: Position): number => y * ROW + x;

/** Lists of things are immutable, so the index by cell is computed only once per list. */
const BY_CELL = new WeakMap<readonly Thing[], ReadonlyMap<number, readonly number[]>>();

const seenByCell = (things: readonly Thing[]): ReadonlyMap<number, readonly number[]> => {
  const known = BY_CELL.get(things);
  if (known) return known;
  const byCell = new Map<number, number[]>();
  for (const [id, thing] of things.entries()) {
    if (thing.state === 'gone' || thing.state === 'hidden') continue;
    for (const key of new Set([thing.position, ...(thing.compound ?? [])].map(cellKey))) {
      const ids = byCell.get(key);
      if (ids) ids.push(id);
      else byCell.set(key, [id]);
    }
  }
  BY_CELL.set(things, byCell);
  return byCell;
};

const NONE: readonly number[] = [];

/** The ids of the things on a cell that are neither gone nor hidden, in the order of the level's items. */
export const thingsAt = (world: World, position: Position): readonly number[] =>
  seenByCell(world.things).get(cellKey(position)) ?? NONE;
