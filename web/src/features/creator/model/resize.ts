import type { Level } from '@hopcode/engine/formats/level';
import { PROPS, propOfGid, terrainGid } from '@hopcode/engine/formats/tilesets';
import type { Position } from '@hopcode/engine/world/geometry';
import { markOf, removeGoals, removeItem } from './farm-commands.ts';
import { FARM_SIZE, isBlocked, isOnFarm, mapData, mapOf, sizeOf } from './farm-map.ts';
import { coversCell, itemsAt } from './farm-things.ts';

const clamp = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(most, Math.round(value)));

/** The free tile nearest to a corner, where the character can stand. If there is none, the corner itself. */
const freeCell = (level: Level, [x, y]: Position): Position => {
  const [columns, rows] = sizeOf(level);
  const cells = Array.from(
    { length: columns * rows },
    (_, index): Position => [index % columns, Math.floor(index / columns)],
  );
  const distance = (cell: Position): number => Math.abs(cell[0] - x) + Math.abs(cell[1] - y);
  return (
    cells
      .sort((a, b) => distance(a) - distance(b))
      .find((cell) => !isBlocked(level, cell) && itemsAt(level, cell).length === 0) ?? [x, y]
  );
};

const trimmed = (level: Level, columns: number, rows: number): Level => {
  const isLost = ([x, y]: Position): boolean => x >= columns || y >= rows;
  const lostGoals = level.levelGoals.filter((goal) =>
    [markOf(goal), goal.targetPosition].some((cell) => cell !== undefined && isLost(cell)),
  );
  const rest = removeGoals(level, lostGoals);
  return rest.items
    .filter((item) => [item.position, ...(item.compound ?? [])].some(isLost))
    .reduce((left, item) => removeItem(left, item), rest);
};

/**
 * The same farm in a new size. Its top left corner stays in place. New tiles are grass. Things beyond the new edge are
 * removed together with their goals. If the start is beyond the edge, it moves to the nearest free tile.
 */
export const resize = (level: Level, wide: number, high: number): Level => {
  const columns = clamp(wide, FARM_SIZE.least, FARM_SIZE.columns);
  const rows = clamp(high, FARM_SIZE.least, FARM_SIZE.rows);
  const [oldColumns, oldRows] = sizeOf(level);
  if (columns === oldColumns && rows === oldRows) return level;
  const kept = trimmed(level, columns, rows);
  const data = mapData(kept);
  const cut = (cells: readonly number[], fill: number): number[] =>
    Array.from({ length: columns * rows }, (_, index) => {
      const [x, y] = [index % columns, Math.floor(index / columns)];
      const gid = x < oldColumns && y < oldRows ? (cells[y * oldColumns + x] ?? fill) : fill;
      const prop = propOfGid(gid);
      return prop && x + PROPS[prop].footprint[0] > columns ? fill : gid;
    });
  const resized: Level = {
    ...kept,
    map: mapOf(columns, rows, {
      ground_tiles: cut(data.ground_tiles, terrainGid('grass')),
      ground_layer: cut(data.ground_layer, 0),
      ground_details: cut(data.ground_details, 0),
      middle_layer: cut(data.middle_layer, 0),
    }),
  };
  if (isOnFarm(resized, kept.start)) return resized;
  const [x, y] = freeCell(resized, [Math.min(kept.start[0], columns - 1), Math.min(kept.start[1], rows - 1)]);
  const moved = { ...resized, start: [x, y] as [number, number] };
  return moved.items
    .filter((item) => coversCell(item, [x, y]))
    .reduce((left, item) => removeItem(left, item), moved);
};
