import type { Item, Level } from '@hopcode/engine/formats/level';
import { mapSize } from '@hopcode/engine/formats/level-map';
import type { Position } from '@hopcode/engine/world/geometry';

/** A rectangle of tiles. */
export type Tiles = {
  readonly x: number;
  readonly y: number;
  readonly columns: number;
  readonly rows: number;
};

/** How far a picture extends beyond its own tile: a house is three tiles wide and four high. */
const REACH = { left: 1, right: 3, above: 4, below: 1 };
/** How many tiles away a thing can be whose picture still extends into the painted part. */
const AROUND = 4;
/**
 * If more tiles than this have changed, everything is painted again, because many small paintings would take longer.
 */
const MOST_TILES = 400;

const cellsOf = (item: Item): readonly Position[] => [item.position, ...(item.compound ?? [])];

const changedItems = (before: Level, after: Level): readonly Position[] => {
  const [old, now] = [new Set(before.items), new Set(after.items)];
  return [
    ...before.items.filter((item) => !now.has(item)),
    ...after.items.filter((item) => !old.has(item)),
  ].flatMap(cellsOf);
};

const changedCells = (before: Level, after: Level): Position[] => {
  const [columns] = mapSize(after.map);
  const cells: Position[] = [...changedItems(before, after)];
  for (const layer of after.map.layers) {
    const old = before.map.layers.find(({ name }) => name === layer.name);
    if (old === layer || layer.name === 'collisions') continue;
    for (const [index, gid] of layer.data.entries())
      if (old?.data[index] !== gid) cells.push([index % columns, Math.floor(index / columns)]);
  }
  if (before.start !== after.start || before.facing !== after.facing) cells.push(before.start, after.start);
  return cells;
};

const within = ({ x, y, columns, rows }: Tiles, level: Level): Tiles => {
  const [wide, high] = mapSize(level.map);
  const [left, top] = [Math.max(0, x), Math.max(0, y)];
  return {
    x: left,
    y: top,
    columns: Math.min(wide, x + columns) - left,
    rows: Math.min(high, y + rows) - top,
  };
};

/** The tiles that look different after a farm has changed: `all` if many tiles do, undefined if no tile does. */
export const changedTiles = (before: Level | undefined, after: Level): Tiles | 'all' | undefined => {
  if (!before) return 'all';
  const [[wide, high], [oldWide, oldHigh]] = [mapSize(after.map), mapSize(before.map)];
  if (wide !== oldWide || high !== oldHigh || before.season !== after.season) return 'all';
  const cells = changedCells(before, after);
  const [first] = cells;
  if (!first) return undefined;
  let [left, top, right, bottom] = [first[0], first[1], first[0], first[1]];
  for (const [x, y] of cells) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  const tiles = within(
    {
      x: left - REACH.left,
      y: top - REACH.above,
      columns: right - left + 1 + REACH.left + REACH.right,
      rows: bottom - top + 1 + REACH.above + REACH.below,
    },
    after,
  );
  return tiles.columns * tiles.rows > MOST_TILES ? 'all' : tiles;
};

/** Extends an area by all tiles around it whose pictures can extend into it. */
export const withNeighbours = ({ x, y, columns, rows }: Tiles, level: Level): Tiles =>
  within({ x: x - AROUND, y: y - AROUND, columns: columns + 2 * AROUND, rows: rows + 2 * AROUND }, level);

/** A part of a farm as a separate farm that can be painted, without goals and reactions. */
export const partOf = (level: Level, { x, y, columns, rows }: Tiles): Level => {
  const [wide] = mapSize(level.map);
  const moved = ([cellX, cellY]: Position): [number, number] => [cellX - x, cellY - y];
  return {
    ...level,
    sky: 'day',
    reactions: [],
    levelGoals: [],
    start: moved(level.start),
    map: {
      ...level.map,
      layers: level.map.layers.map((layer) => ({
        ...layer,
        width: columns,
        height: rows,
        data: Array.from(
          { length: columns * rows },
          (_, index) => layer.data[(y + Math.floor(index / columns)) * wide + x + (index % columns)] ?? 0,
        ),
      })),
    },
    items: level.items
      .filter((item) =>
        cellsOf(item).some(
          ([cellX, cellY]) => cellX >= x && cellY >= y && cellX < x + columns && cellY < y + rows,
        ),
      )
      .map((item) => ({
        ...item,
        position: moved(item.position),
        ...(item.compound && { compound: item.compound.map(moved) }),
      })),
  };
};
