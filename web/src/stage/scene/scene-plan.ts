import { isJoinedProp, propSprite } from '@hopcode/art/props/joined';
import { composeTerrain } from '@hopcode/art/terrain/compose';
import type { LayerName, Level } from '@hopcode/engine/formats/level';
import { mapSize } from '@hopcode/engine/formats/level';
import {
  PROPS,
  type PropName,
  propOfGid,
  type TerrainKind,
  terrainOfGid,
} from '@hopcode/engine/formats/tilesets';

/** A sprite whose anchor lies on the top left pixel of a cell. Cells outside the map have negative numbers or more. */
export type Placement = { readonly sprite: string; readonly col: number; readonly row: number };

/** What a level's map looks like, as names and cells: everything that does not change during a run. */
export type ScenePlan = {
  readonly columns: number;
  readonly rows: number;
  /** Tiles of ground drawn beyond the map on every side. */
  readonly margin: number;
  /** Ground tiles in draw order. */
  readonly ground: readonly Placement[];
  /** Scenery that lies flat on the ground. */
  readonly flat: readonly Placement[];
  /** Scenery that stands: the character passes before and behind it. */
  readonly standing: readonly Placement[];
  /** Scenery above everything that walks. */
  readonly above: readonly Placement[];
};

/** Draw order of the layers (game.md section 3, 'Map'); `collisions` is not drawn. */
const DRAW_ORDER: readonly LayerName[] = [
  'ground_tiles',
  'ground_layer',
  'ground_details',
  'middle_layer',
  'top_layer',
  'extra_layer',
];
const ABOVE: readonly LayerName[] = ['top_layer', 'extra_layer'];

// Ground goes on beyond a map, so that a small one does not float in a void; large maps fill the view by themselves.
const MARGIN = { small: 14, large: 4, smallSide: 48 };

const SIDES = [
  [0, -1, 1],
  [1, 0, 2],
  [0, 1, 4],
  [-1, 0, 8],
] as const;

/** The neighbours of the same kind as bits: north 1, east 2, south 4, west 8. */
export const joinMask = (isSame: (col: number, row: number) => boolean, col: number, row: number): number =>
  SIDES.reduce((mask, [right, down, bit]) => (isSame(col + right, row + down) ? mask | bit : mask), 0);

const inside = (place: number, length: number): number => Math.max(0, Math.min(length - 1, place));

const marginFor = (columns: number, rows: number): number =>
  Math.max(columns, rows) <= MARGIN.smallSide ? MARGIN.small : MARGIN.large;

/** A layer's kinds of ground with the border cells carried on into the margin. */
const withMargin = (data: readonly number[], columns: number, rows: number, margin: number) => {
  const cells: (TerrainKind | undefined)[] = [];
  for (let row = -margin; row < rows + margin; row += 1)
    for (let col = -margin; col < columns + margin; col += 1)
      cells.push(terrainOfGid(data[inside(row, rows) * columns + inside(col, columns)] ?? 0));
  return cells;
};

const groundOf = (level: Level, columns: number, rows: number, margin: number): Placement[] => {
  const layers = DRAW_ORDER.flatMap((name) => level.map.layers.filter((layer) => layer.name === name));
  const kinds = layers
    .filter((layer) => layer.data.some((gid) => terrainOfGid(gid) !== undefined))
    .map((layer) => withMargin(layer.data, columns, rows, margin));
  return composeTerrain(kinds, columns + 2 * margin, rows + 2 * margin).map(({ sprite, col, row }) => ({
    sprite,
    col: col - margin,
    row: row - margin,
  }));
};

const spriteOfProp = (
  name: PropName,
  data: readonly number[],
  columns: number,
  rows: number,
  cell: number,
): string => {
  if (!isJoinedProp(name)) return propSprite(name);
  const isSame = (col: number, row: number): boolean =>
    col >= 0 && row >= 0 && col < columns && row < rows && propOfGid(data[row * columns + col] ?? 0) === name;
  return propSprite(name, joinMask(isSame, cell % columns, Math.floor(cell / columns)));
};

/** Reads a level's map once. Pure. */
export const planScene = (level: Level): ScenePlan => {
  const [columns, rows] = mapSize(level.map);
  const margin = marginFor(columns, rows);
  const flat: Placement[] = [];
  const standing: Placement[] = [];
  const above: Placement[] = [];
  for (const name of DRAW_ORDER)
    for (const layer of level.map.layers) {
      if (layer.name !== name) continue;
      for (const [cell, gid] of layer.data.entries()) {
        const prop = gid === 0 ? undefined : propOfGid(gid);
        if (!prop) continue;
        const placement = {
          sprite: spriteOfProp(prop, layer.data, columns, rows, cell),
          col: cell % columns,
          row: Math.floor(cell / columns),
        };
        if (ABOVE.includes(name)) above.push(placement);
        else (PROPS[prop].blocks ? standing : flat).push(placement);
      }
    }
  return { columns, rows, margin, ground: groundOf(level, columns, rows, margin), flat, standing, above };
};
