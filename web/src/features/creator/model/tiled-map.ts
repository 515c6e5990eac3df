import type { Level } from '@hopcode/engine/formats/level';
import {
  PROP_NAMES,
  type PropName,
  propGid,
  TERRAIN_KINDS,
  type TerrainKind,
  terrainGid,
} from '@hopcode/engine/formats/tilesets';
import { z } from 'zod';
import { grassFarm } from './design.ts';
import { FARM_SIZE, footprintOn, mapData, mapOf, sizeOf, withProp } from './farm-map.ts';
import { isTooDeep, tiledLayersSchema, tileLayersOf } from './tiled-layers.ts';

/** Tiled uses the highest bits of a tile's number to mark mirrored tiles. */
const TILE_BITS = 0x0fff_ffff;

const tileSchema = z.object({ id: z.int(), type: z.string().optional(), class: z.string().optional() });

const tiledSchema = z.object({
  type: z.literal('map'),
  orientation: z.literal('orthogonal'),
  infinite: z.boolean().optional(),
  width: z.int().min(1),
  height: z.int().min(1),
  tilewidth: z.number().positive().default(16),
  tileheight: z.number().positive().default(16),
  layers: tiledLayersSchema,
  tilesets: z.array(
    z.object({
      firstgid: z.int().min(1),
      name: z.string().optional(),
      source: z.string().optional(),
      tiles: z.array(tileSchema).optional(),
    }),
  ),
});
type Tiled = z.infer<typeof tiledSchema>;

export type TiledResult =
  | { readonly farm: Level; readonly unknownTiles: number }
  | { readonly problem: 'no-level' | 'map-too-deep' | 'map-too-large' | 'map-infinite' | 'map-unknown' };

type TileMeaning = { readonly terrain: TerrainKind } | { readonly prop: PropName };

/**
 * Words that other authors use in names of tiles and layers, with the ground that each means. The first match counts.
 */
const GROUND_WORDS: readonly (readonly [RegExp, TerrainKind])[] = [
  [/deep|ocean/, 'deep-water'],
  [/water|river|lake|pond|sea/, 'water'],
  [/wall/, 'indoor-wall'],
  [/cliff|rock|mountain/, 'cliff'],
  [/path|road|way|street/, 'path'],
  [/snow|ice/, 'snow'],
  [/sand|beach|desert/, 'sand'],
  [/wood|plank/, 'wood-floor'],
  [/stone|floor|brick/, 'stone-floor'],
  [/farm|field/, 'farming-ground'],
  [/soil|dirt|earth|mud/, 'soil'],
  [/meadow|flower/, 'meadow'],
  [/grass|ground|base|terrain/, 'grass'],
];

const PROP_WORDS: readonly (readonly [RegExp, PropName])[] = [
  [/pine|fir/, 'tree-pine'],
  [/tree/, 'tree-leaf'],
  [/bush|shrub|hedge/, 'bush'],
  [/house|home|building/, 'house-red'],
  [/fence/, 'fence'],
  [/flower/, 'flower-yellow'],
  [/boulder|rock|stone/, 'boulder'],
  [/barrel/, 'barrel-closed'],
];

const groundOfWords = (words: string): TerrainKind | undefined =>
  TERRAIN_KINDS.find((kind) => kind === words) ?? GROUND_WORDS.find(([pattern]) => pattern.test(words))?.[1];

const propOfWords = (words: string): PropName | undefined =>
  PROP_NAMES.find((name) => name === words) ?? PROP_WORDS.find(([pattern]) => pattern.test(words))?.[1];

/**
 * Returns a function that returns the meaning of a tile. In our own tile sets, the number of the tile decides. In other
 * tile sets, its class decides.
 */
const meaningsOf = (tiled: Tiled): ((gid: number) => TileMeaning | undefined) => {
  const sets = [...tiled.tilesets].sort((a, b) => b.firstgid - a.firstgid);
  return (gid) => {
    const set = sets.find(({ firstgid }) => firstgid <= gid);
    if (!set) return undefined;
    const id = gid - set.firstgid;
    const name = `${set.source ?? ''} ${set.name ?? ''}`;
    if (/\bterrain\b/.test(name) && TERRAIN_KINDS[id]) return { terrain: TERRAIN_KINDS[id] };
    if (/\bprops\b/.test(name) && PROP_NAMES[id]) return { prop: PROP_NAMES[id] };
    const tile = set.tiles?.find((one) => one.id === id);
    const words = (tile?.class ?? tile?.type ?? '').toLowerCase();
    if (words === '') return undefined;
    const prop = propOfWords(words);
    if (prop && !TERRAIN_KINDS.some((kind) => kind === words)) return { prop };
    const terrain = groundOfWords(words);
    return terrain && { terrain };
  };
};

/**
 * The meaning of all tiles in a layer. The name of the layer decides, otherwise the nearest group whose name has a
 * meaning.
 */
const meaningOfLayer = ([name, ...groups]: readonly string[]): TileMeaning | undefined => {
  if (name === undefined) return undefined;
  const prop = propOfWords(name);
  if (prop && !/ground|floor/.test(name)) return { prop };
  const terrain = groundOfWords(name);
  return terrain ? { terrain } : meaningOfLayer(groups);
};

/**
 * Reads a JSON map from the editor Tiled. Tiles from our own tile sets keep their meaning. For other tile sets, the
 * class of a tile decides, otherwise the name of its layer or groups. Tiles without a meaning are left out and counted.
 * Layers that Tiled hides are left out.
 */
export const readTiledMap = (data: unknown): TiledResult => {
  if (isTooDeep(data)) return { problem: 'map-too-deep' };
  const parsed = tiledSchema.safeParse(data);
  if (!parsed.success) return { problem: 'no-level' };
  const { data: tiled } = parsed;
  const { width, height } = tiled;
  if (tiled.infinite) return { problem: 'map-infinite' };
  if (width > FARM_SIZE.columns || height > FARM_SIZE.rows) return { problem: 'map-too-large' };
  if (width < FARM_SIZE.least || height < FARM_SIZE.least) return { problem: 'map-unknown' };
  const layers = tileLayersOf(tiled.layers, tiled);
  if (!layers?.length) return { problem: 'map-unknown' };
  const meaning = meaningsOf(tiled);
  const ground = Array.from({ length: width * height }, () => 0);
  const props: { readonly name: PropName; readonly index: number }[] = [];
  let unknownTiles = 0;
  for (const { names, cells } of layers) {
    if (names.includes('collisions')) continue;
    const ofLayer = meaningOfLayer(names);
    for (const [index, numbered] of cells.entries()) {
      const gid = numbered & TILE_BITS;
      if (gid === 0) continue;
      const meant = meaning(gid) ?? ofLayer;
      if (!meant) unknownTiles += 1;
      else if ('prop' in meant) props.push({ name: meant.prop, index });
      else ground[index] = meant.terrain === 'grass' ? 0 : terrainGid(meant.terrain);
    }
  }
  const empty = grassFarm(width, height);
  const painted: Level = {
    ...empty,
    map: mapOf(width, height, { ...mapData(empty), ground_layer: ground }),
  };
  const farm = props.reduce((level, { name, index }) => {
    const cell = [index % width, Math.floor(index / width)] as const;
    return footprintOn(level, name, cell) ? withProp(level, name, cell) : level;
  }, painted);
  const free = mapData(farm).collisions.indexOf(0);
  if (free < 0) return { problem: 'map-unknown' };
  const [x, y] = farm.start;
  const isFree = mapData(farm).collisions[y * width + x] === 0;
  return {
    farm: isFree ? farm : { ...farm, start: [free % width, Math.floor(free / width)] },
    unknownTiles,
  };
};

const tilesOf = (names: readonly string[]) => names.map((type, id) => ({ id, type }));

/** Writes a farm as a Tiled map that includes our two tile sets. The class of each tile is its name. */
export const writeTiledMap = (level: Level): string => {
  const [width, height] = sizeOf(level);
  const data = mapData(level);
  const set = (name: string, firstgid: number, names: readonly string[]) => ({
    name,
    firstgid,
    tilewidth: 16,
    tileheight: 16,
    tilecount: names.length,
    columns: 1,
    image: `${name}.png`,
    imagewidth: 16,
    imageheight: 16 * names.length,
    tiles: tilesOf(names),
  });
  const layers = (
    ['ground_tiles', 'ground_layer', 'ground_details', 'middle_layer', 'collisions'] as const
  ).map((name, index) => ({
    id: index + 1,
    name,
    type: 'tilelayer',
    x: 0,
    y: 0,
    width,
    height,
    opacity: 1,
    visible: name !== 'collisions',
    data: data[name],
  }));
  return `${JSON.stringify({
    type: 'map',
    version: '1.10',
    tiledversion: '1.10.2',
    orientation: 'orthogonal',
    renderorder: 'right-down',
    infinite: false,
    width,
    height,
    tilewidth: 16,
    tileheight: 16,
    nextlayerid: layers.length + 1,
    nextobjectid: 1,
    layers,
    tilesets: [set('terrain', 1, TERRAIN_KINDS), set('props', propGid(PROP_NAMES[0] ?? 'fence'), PROP_NAMES)],
  })}\n`;
};
