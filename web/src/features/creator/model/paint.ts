import type { Level } from '@hopcode/engine/formats/level';
import { BLOCKING_TERRAIN, PROPS, type PropName, type TerrainKind } from '@hopcode/engine/formats/tilesets';
import { thingKindOf } from '@hopcode/engine/things/registry';
import { type Position, samePosition } from '@hopcode/engine/world/geometry';
import { removeGoals, removeItem } from './farm-commands.ts';
import {
  footprintOn,
  gidOfGround,
  groundAt,
  indexOf,
  isOnFarm,
  mapData,
  propsAt,
  sizeOf,
  withMapData,
  withoutProps,
  withProp,
} from './farm-map.ts';
import { type Edit, itemsAt } from './farm-things.ts';

/** The possible side lengths of the brush, in tiles. */
export const BRUSHES = [1, 2, 3, 5] as const;
export type Brush = (typeof BRUSHES)[number];

/** The tiles of the farm that a brush covers around a tile. */
export const brushCells = (level: Level, [x, y]: Position, brush: Brush): readonly Position[] => {
  const back = Math.floor((brush - 1) / 2);
  return Array.from(
    { length: brush * brush },
    (_, at): Position => [x - back + (at % brush), y - back + Math.floor(at / brush)],
  ).filter((cell) => isOnFarm(level, cell));
};

/** The tiles on a straight line, including both ends. Without the tiles in between, a fast stroke would have gaps. */
export const lineCells = ([x, y]: Position, [toX, toY]: Position): readonly Position[] => {
  const steps = Math.max(Math.abs(toX - x), Math.abs(toY - y));
  return Array.from({ length: steps + 1 }, (_, step): Position => {
    const part = steps === 0 ? 0 : step / steps;
    return [Math.round(x + (toX - x) * part), Math.round(y + (toY - y) * part)];
  });
};

const blocksGround = (kind: TerrainKind): boolean => BLOCKING_TERRAIN.includes(kind);

/** Whether a tile contains something that must not be on blocked ground. */
const needsFreeGround = (level: Level, cell: Position): boolean =>
  samePosition(level.start, cell) ||
  itemsAt(level, cell).some(({ type, action }) => action !== 'build' && !thingKindOf(type)?.carries);

/** Paints a kind of ground. Does not change tiles with the character or a thing if the ground would block them. */
export const paintGround = (level: Level, cells: readonly Position[], kind: TerrainKind): Edit => {
  const gid = gidOfGround(kind);
  const data = [...mapData(level).ground_layer];
  let refused = false;
  let changed = false;
  for (const cell of cells) {
    if (!isOnFarm(level, cell)) continue;
    if (blocksGround(kind) && needsFreeGround(level, cell)) {
      refused = true;
      continue;
    }
    const index = indexOf(level, cell);
    if (data[index] === gid) continue;
    data[index] = gid;
    changed = true;
  }
  if (changed) return { level: withMapData(level, { ground_layer: data }) };
  return refused ? { refused: 'occupied' } : { level };
};

/** Paints all connected tiles that have the same kind of ground, like a paint bucket. */
export const fillGround = (level: Level, from: Position, kind: TerrainKind): Edit => {
  if (!isOnFarm(level, from)) return { refused: 'off-map' };
  const [columns, rows] = sizeOf(level);
  const before = mapData(level).ground_layer;
  const old = before[indexOf(level, from)];
  const seen = new Set([indexOf(level, from)]);
  const open = [indexOf(level, from)];
  for (let index = open.pop(); index !== undefined; index = open.pop()) {
    const [x, y] = [index % columns, Math.floor(index / columns)];
    for (const [nextX, nextY] of [
      [x - 1, y],
      [x + 1, y],
      [x, y - 1],
      [x, y + 1],
    ] as const) {
      if (nextX < 0 || nextY < 0 || nextX >= columns || nextY >= rows) continue;
      const next = nextY * columns + nextX;
      if (seen.has(next) || before[next] !== old) continue;
      seen.add(next);
      open.push(next);
    }
  }
  return paintGround(
    level,
    [...seen].map((index): Position => [index % columns, Math.floor(index / columns)]),
    kind,
  );
};

/** Puts scenery on the farm. `cell` is the bottom left tile of its footprint. */
export const placeProp = (level: Level, cell: Position, name: PropName): Edit => {
  const covers = footprintOn(level, name, cell);
  if (!covers) return { refused: 'no-room' };
  const [columns] = sizeOf(level);
  const cells = covers.map((index): Position => [index % columns, Math.floor(index / columns)]);
  if (PROPS[name].blocks && cells.some((one) => needsFreeGround(level, one))) return { refused: 'occupied' };
  if (propsAt(level, cell).some((prop) => prop.name === name && prop.index === indexOf(level, cell)))
    return { level };
  return { level: withProp(level, name, cell) };
};

const reachGoals = (level: Level, cell: Position) =>
  level.levelGoals.filter(
    (goal) => goal.action === 'reach' && goal.position && samePosition(goal.position, cell),
  );

/** Whether a tile has something above its ground that can be removed. */
export const hasErasable = (level: Level, cell: Position): boolean =>
  itemsAt(level, cell).length > 0 || reachGoals(level, cell).length > 0 || propsAt(level, cell).length > 0;

/**
 * Removes the topmost layer of a tile: its things with their goals, otherwise its scenery, otherwise its ground.
 */
export const eraseCell = (level: Level, cell: Position): Level => {
  if (!isOnFarm(level, cell)) return level;
  const items = itemsAt(level, cell);
  if (items.length > 0) return items.reduce((rest, item) => removeItem(rest, item), level);
  const reached = reachGoals(level, cell);
  if (reached.length > 0) return removeGoals(level, reached);
  const props = propsAt(level, cell);
  if (props.length > 0) return withoutProps(level, props);
  if (groundAt(level, cell) === 'grass') return level;
  const painted = paintGround(level, [cell], 'grass');
  return 'level' in painted ? painted.level : level;
};
