import type { LevelMap } from '../formats/level-map.ts';
import { PROPS, type PropName, propOfGid, type TerrainKind } from '../formats/tilesets.ts';
import { drawnLayers, footprintCells, groundOf } from './ground.ts';

/** The word that children use for a prop that stops the character; a key of `engine.json` under `scenery`. */
const KIND_OF_PROP = {
  'tree-leaf': 'tree',
  'tree-apple': 'tree',
  'tree-orange': 'tree',
  'tree-pine': 'tree',
  'tree-autumn': 'tree',
  'tree-blossom': 'tree',
  bush: 'bush',
  'bush-berry': 'bush',
  'house-red': 'house',
  'house-blue': 'house',
  'house-green': 'house',
  fence: 'fence',
  'barrel-closed': 'barrel',
  haybale: 'haybale',
  sign: 'sign',
  boulder: 'boulder',
  stump: 'stump',
  well: 'well',
  hen: 'hen',
  cow: 'cow',
  sheep: 'sheep',
  duck: 'duck',
  cat: 'cat',
  scarecrow: 'scarecrow',
  beehive: 'beehive',
  'table-long': 'table',
  'shelf-wall': 'shelf',
  windmill: 'windmill',
  'market-stall': 'stall',
  barn: 'barn',
  lantern: 'lantern',
  'house-forest': 'house',
} as const satisfies Partial<Record<PropName, string>>;

const KIND_OF_GROUND = {
  water: 'water',
  'deep-water': 'water',
  cliff: 'cliff',
} as const satisfies Partial<Record<TerrainKind, string>>;

export type SceneryKind =
  | (typeof KIND_OF_PROP)[keyof typeof KIND_OF_PROP]
  | (typeof KIND_OF_GROUND)[keyof typeof KIND_OF_GROUND];

const PROP_KINDS: ReadonlyMap<string, SceneryKind> = new Map(Object.entries(KIND_OF_PROP));
const GROUND_KINDS: ReadonlyMap<string, SceneryKind> = new Map(Object.entries(KIND_OF_GROUND));

/** Every kind of scenery, each once. */
export const SCENERY_KINDS: readonly SceneryKind[] = [
  ...new Set([...PROP_KINDS.values(), ...GROUND_KINDS.values()]),
];

/**
 * The kind of scenery on every cell, row by row: the topmost prop that stops the character, on its whole footprint,
 * otherwise blocking ground. Undefined on open ground and for indoor walls.
 */
export const sceneryOf = (map: LevelMap): readonly (SceneryKind | undefined)[] => {
  const ground = groundOf(map);
  const scenery = ground.map((kind) => (kind ? GROUND_KINDS.get(kind) : undefined));
  for (const { data, width } of drawnLayers(map))
    for (const [cell, gid] of data.entries()) {
      const prop = propOfGid(gid);
      const kind = prop && PROP_KINDS.get(prop);
      if (!prop || !kind) continue;
      for (const covered of footprintCells(width, cell, PROPS[prop].footprint)) scenery[covered] = kind;
    }
  return scenery;
};

/** What stops the character at the edge of the map, in addition to the kinds of scenery. */
export const MAP_EDGE = 'edge';
