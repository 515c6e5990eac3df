import { type PropPlacements, propPlacements } from '@hopcode/art/map/prop-placements';
import { composeTerrain, type Placement } from '@hopcode/art/terrain/compose';
import type { Level } from '@hopcode/engine/formats/level';
import { mapSize } from '@hopcode/engine/formats/level-map';
import { type TerrainKind, terrainOfGid } from '@hopcode/engine/formats/tilesets';
import type { Position } from '@hopcode/engine/world/geometry';
import { drawnLayers, groundOf as groundKinds } from '@hopcode/engine/world/ground';
import { clampIndex } from '../../lib/clamp.ts';
import { surroundingsOf } from './surroundings.ts';

/**
 * The parts of a level's map that do not change during a run, as names of sprites and their cells. Cells outside the
 * map have numbers below 0 or beyond its size.
 */
export type ScenePlan = PropPlacements & {
  readonly columns: number;
  readonly rows: number;
  /** The number of tiles of ground that are drawn beyond the map on every side. */
  readonly margin: number;
  /** Whether the map is a building, with walls on its border. */
  readonly indoors: boolean;
  /** Ground tiles in draw order. */
  readonly ground: readonly Placement[];
};

// Ground continues beyond a map, so that a small map has no empty border. Large maps fill the view themselves.
export const MARGIN = { small: 14, large: 4, smallSide: 48 };

const marginFor = (columns: number, rows: number): number =>
  Math.max(columns, rows) <= MARGIN.smallSide ? MARGIN.small : MARGIN.large;

/** The kinds of ground in a layer of the map. The border cells are repeated in the margin. */
const withMargin = (data: readonly number[], columns: number, rows: number, margin: number) => {
  const cells: (TerrainKind | undefined)[] = [];
  for (let row = -margin; row < rows + margin; row += 1)
    for (let col = -margin; col < columns + margin; col += 1)
      cells.push(terrainOfGid(data[clampIndex(row, rows) * columns + clampIndex(col, columns)] ?? 0));
  return cells;
};

const groundOf = (level: Level, margin: number, corner: Position): Placement[] => {
  const [columns, rows] = mapSize(level.map);
  const kinds = drawnLayers(level.map)
    .filter((layer) => layer.data.some((gid) => terrainOfGid(gid) !== undefined))
    .map((layer) => withMargin(layer.data, columns, rows, margin));
  return composeTerrain(kinds, columns + 2 * margin, rows + 2 * margin, -margin, corner);
};

/**
 * Reads the map of a level, once. With `corner`, the map is a part of a larger map, and has no ground around it. Pure.
 */
export const planScene = (level: Level, corner?: Position): ScenePlan => {
  const [columns, rows] = mapSize(level.map);
  const margin = corner ? 0 : marginFor(columns, rows);
  const around = surroundingsOf(level, margin);
  const { flat, standing, above } = propPlacements(level.map);
  return {
    columns,
    rows,
    margin,
    indoors: groundKinds(level.map)[0] === 'indoor-wall',
    ground: groundOf(level, margin, corner ?? [0, 0]),
    flat: [...around.flat, ...flat],
    // The scenery behind the map comes first: it is drawn before the map's own rows.
    standing: [...around.standing, ...standing],
    above,
  };
};
