import type { Level } from '@hopcode/engine/formats/level';
import { type Layer, type LayerName, type LevelMap, mapSize } from '@hopcode/engine/formats/level-map';
import {
  PROPS,
  type PropName,
  propGid,
  propOfGid,
  type TerrainKind,
  TILESETS,
  terrainGid,
  terrainOfGid,
} from '@hopcode/engine/formats/tilesets';
import type { Position } from '@hopcode/engine/world/geometry';
import { collisionsOf, footprintCells, groundOf } from '@hopcode/engine/world/ground';

/** The smallest and the largest size of a farm, in tiles. */
export const FARM_SIZE = { least: 4, columns: 40, rows: 30 } as const;

/** The layers of every farm in the editor, from the lowest to the highest. */
const LAYERS = ['ground_tiles', 'ground_layer', 'ground_details', 'middle_layer', 'collisions'] as const;
type EditorLayer = (typeof LAYERS)[number];
export type MapData = Readonly<Record<EditorLayer, readonly number[]>>;

export const sizeOf = (level: Level): readonly [columns: number, rows: number] => mapSize(level.map);

export const isOnFarm = (level: Level, [x, y]: Position): boolean => {
  const [columns, rows] = sizeOf(level);
  return x >= 0 && y >= 0 && x < columns && y < rows;
};

/** The index of a tile in the data of a layer. */
export const indexOf = (level: Level, [x, y]: Position): number => y * sizeOf(level)[0] + x;

const dataOf = (map: LevelMap, name: LayerName): readonly number[] => {
  const found = map.layers.find((layer) => layer.name === name);
  const [columns, rows] = mapSize(map);
  return found?.data ?? Array.from({ length: columns * rows }, () => 0);
};

/** The cells of the layers that the editor can change, row by row. */
export const mapData = ({ map }: Level): MapData => ({
  ground_tiles: dataOf(map, 'ground_tiles'),
  ground_layer: dataOf(map, 'ground_layer'),
  ground_details: dataOf(map, 'ground_details'),
  middle_layer: dataOf(map, 'middle_layer'),
  collisions: dataOf(map, 'collisions'),
});

/** Which tiles the ground and the scenery block. Only the drawn layers count. */
const collisionData = (map: LevelMap): number[] => [
  ...collisionsOf({ ...map, layers: map.layers.filter(({ name }) => name !== 'collisions') }),
];

const layerOf = (name: LayerName, columns: number, rows: number, data: readonly number[]): Layer => ({
  name,
  width: columns,
  height: rows,
  data: [...data],
});

/**
 * A map with the layers of the editor. The blocked tiles are computed again. The layers in `above` are drawn over the
 * others.
 */
export const mapOf = (
  columns: number,
  rows: number,
  data: Omit<MapData, 'collisions'>,
  above: readonly Layer[] = [],
): LevelMap => {
  const drawn: LevelMap = {
    tilesets: TILESETS.map((tileset) => ({ ...tileset })),
    layers: [
      layerOf('ground_tiles', columns, rows, data.ground_tiles),
      layerOf('ground_layer', columns, rows, data.ground_layer),
      layerOf('ground_details', columns, rows, data.ground_details),
      layerOf('middle_layer', columns, rows, data.middle_layer),
      ...above,
    ],
  };
  return {
    ...drawn,
    layers: [...drawn.layers, layerOf('collisions', columns, rows, collisionData(drawn))],
  };
};

const aboveLayers = (map: LevelMap): Layer[] =>
  map.layers.filter(({ name }) => name === 'top_layer' || name === 'extra_layer');

/** The same level with new cells in some layers. */
export const withMapData = (level: Level, changed: Partial<Omit<MapData, 'collisions'>>): Level => {
  const [columns, rows] = sizeOf(level);
  return {
    ...level,
    map: mapOf(columns, rows, { ...mapData(level), ...changed }, aboveLayers(level.map)),
  };
};

/** Gives a level the layers that the editor expects, so that any map in the engine's format can be opened. */
export const inEditorLayers = (level: Level): Level => {
  const [columns, rows] = sizeOf(level);
  const middle = dataOf(level.map, 'middle_layer').map(
    (gid, index) => gid || dataOf(level.map, 'middle')[index] || 0,
  );
  return {
    ...level,
    map: mapOf(
      columns,
      rows,
      {
        ground_tiles: Array.from({ length: columns * rows }, () => terrainGid('grass')),
        ground_layer: groundOf(level.map).map((kind) => gidOfGround(kind ?? 'grass')),
        ground_details: dataOf(level.map, 'ground_details').map((gid) => (propOfGid(gid) ? gid : 0)),
        middle_layer: middle.map((gid) => (propOfGid(gid) ? gid : 0)),
      },
      aboveLayers(level.map),
    ),
  };
};

/** The tile number of a kind of ground in `ground_layer`. Grass is an empty cell. */
export const gidOfGround = (kind: TerrainKind): number => (kind === 'grass' ? 0 : terrainGid(kind));

export const groundAt = (level: Level, cell: Position): TerrainKind =>
  terrainOfGid(mapData(level).ground_layer[indexOf(level, cell)] ?? 0) ?? 'grass';

/** Whether the ground or the scenery of a tile stops the character. */
export const isBlocked = (level: Level, cell: Position): boolean =>
  mapData(level).collisions[indexOf(level, cell)] !== 0;

/** A prop on the farm. `index` is its bottom left tile, which identifies it. */
export type StandingProp = {
  readonly layer: 'ground_details' | 'middle_layer';
  readonly index: number;
  readonly name: PropName;
  readonly covers: readonly number[];
};

/** Every prop of a farm. */
export const propsOf = (level: Level): readonly StandingProp[] => {
  const [columns] = sizeOf(level);
  const data = mapData(level);
  return (['ground_details', 'middle_layer'] as const).flatMap((layer) =>
    data[layer].flatMap((gid, index): StandingProp[] => {
      const name = propOfGid(gid);
      if (!name) return [];
      return [{ layer, index, name, covers: footprintCells(columns, index, PROPS[name].footprint) }];
    }),
  );
};

/** The props that cover a tile. Upright props come last. */
export const propsAt = (level: Level, cell: Position): readonly StandingProp[] => {
  const at = indexOf(level, cell);
  return propsOf(level).filter(({ covers }) => covers.includes(at));
};

/** The same farm without some of its props. */
export const withoutProps = (level: Level, gone: readonly StandingProp[]): Level => {
  if (gone.length === 0) return level;
  const data = mapData(level);
  const details = [...data.ground_details];
  const middle = [...data.middle_layer];
  for (const { layer, index } of gone) (layer === 'middle_layer' ? middle : details)[index] = 0;
  return withMapData(level, { ground_details: details, middle_layer: middle });
};

/** The tiles that a prop would cover on the farm; undefined if it does not fit there. */
export const footprintOn = (level: Level, name: PropName, cell: Position): readonly number[] | undefined => {
  const [columns] = sizeOf(level);
  const [wide, high] = PROPS[name].footprint;
  const [x, y] = cell;
  if (!isOnFarm(level, cell) || x + wide > columns || y - high + 1 < 0) return undefined;
  return footprintCells(columns, indexOf(level, cell), [wide, high]);
};

/** The same farm with a new prop. It replaces the props that its footprint overlaps. */
export const withProp = (level: Level, name: PropName, cell: Position): Level => {
  const covers = footprintOn(level, name, cell);
  if (!covers) return level;
  const cleared = withoutProps(
    level,
    propsOf(level).filter((prop) => prop.covers.some((index) => covers.includes(index))),
  );
  const layer = PROPS[name].blocks ? 'middle_layer' : 'ground_details';
  const data = [...mapData(cleared)[layer]];
  data[indexOf(level, cell)] = propGid(name);
  return withMapData(cleared, { [layer]: data });
};
