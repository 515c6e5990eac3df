import { type Layer, type LayerName, type LevelMap, mapSize } from '../formats/level-map.ts';
import { BLOCKING_TERRAIN, PROPS, propOfGid, type TerrainKind, terrainOfGid } from '../formats/tilesets.ts';

/** Layers from the lowest to the highest (game.md section 3, 'Map'); `collisions` is not drawn. */
const DRAW_ORDER: readonly LayerName[] = [
  'ground_tiles',
  'ground_layer',
  'ground_details',
  'middle_layer',
  'middle',
  'top_layer',
  'extra_layer',
];

/** Props that make blocked ground walkable. */
const CARRYING_PROPS: readonly string[] = ['bridge-horizontal', 'bridge-vertical'];

/** The drawn layers, from the lowest to the highest. */
export const drawnLayers = (map: LevelMap): Layer[] =>
  DRAW_ORDER.flatMap((name) => map.layers.filter((layer) => layer.name === name));

/** The topmost kind of ground on every cell, row by row; undefined if there is none. */
export const groundOf = (map: LevelMap): readonly (TerrainKind | undefined)[] => {
  const [width, height] = mapSize(map);
  const ground = Array.from({ length: width * height }, (): TerrainKind | undefined => undefined);
  for (const layer of drawnLayers(map))
    for (const [cell, gid] of layer.data.entries()) ground[cell] = terrainOfGid(gid) ?? ground[cell];
  return ground;
};

/** The indexes of the cells that a prop covers; `cell` is the cell that names the prop. */
export const footprintCells = (width: number, cell: number, footprint: readonly number[]): number[] => {
  const [wide = 1, high = 1] = footprint;
  const left = cell % width;
  const bottom = Math.floor(cell / width);
  const cells: number[] = [];
  for (let y = Math.max(0, bottom - high + 1); y <= bottom; y += 1)
    for (let x = left; x < Math.min(width, left + wide); x += 1) cells.push(y * width + x);
  return cells;
};

/**
 * 1 for every cell that stops the character, row by row. The `collisions` layer decides this. On a map without this
 * layer, the topmost terrain and the footprints of props block cells, and bridges make cells walkable.
 */
export const collisionsOf = (map: LevelMap): Uint8Array => {
  const [width, height] = mapSize(map);
  const blocked = new Uint8Array(width * height);
  const collisions = map.layers.find((layer) => layer.name === 'collisions');
  if (collisions) {
    for (const [cell, gid] of collisions.data.entries()) if (gid !== 0) blocked[cell] = 1;
    return blocked;
  }
  for (const [cell, kind] of groundOf(map).entries())
    if (kind && BLOCKING_TERRAIN.includes(kind)) blocked[cell] = 1;
  for (const layer of drawnLayers(map))
    for (const [cell, gid] of layer.data.entries()) {
      const prop = propOfGid(gid);
      if (!prop) continue;
      if (CARRYING_PROPS.includes(prop)) blocked[cell] = 0;
      if (!PROPS[prop].blocks) continue;
      for (const covered of footprintCells(width, cell, PROPS[prop].footprint)) blocked[covered] = 1;
    }
  return blocked;
};
