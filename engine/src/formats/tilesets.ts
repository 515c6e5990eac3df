/**
 * The closed lists for the two tilesets of a map. A map cell contains `firstgid + index` of a name here, or 0 if it is
 * empty. Add names only at the end, because stored maps contain these numbers.
 */

/** Kinds of ground, one per cell; the art package draws the edges between kinds. */
export const TERRAIN_KINDS = [
  'grass',
  'meadow',
  'path',
  'soil',
  'wet-soil',
  'water',
  'deep-water',
  'sand',
  'snow',
  'stone-floor',
  'wood-floor',
  'farming-ground',
  'cliff',
  'indoor-wall',
] as const;
export type TerrainKind = (typeof TERRAIN_KINDS)[number];

/** Terrain that the character cannot walk on. */
export const BLOCKING_TERRAIN: readonly TerrainKind[] = ['water', 'deep-water', 'cliff', 'indoor-wall'];

/**
 * Scenery. `footprint` is [width, height] in tiles of the part on the ground; the cell that names the prop is
 * its bottom left tile. `blocks` says whether the footprint stops the character.
 */
export type PropShape = { readonly footprint: readonly [number, number]; readonly blocks: boolean };

const solid = (width = 1, height = 1): PropShape => ({ footprint: [width, height], blocks: true });
const flat: PropShape = { footprint: [1, 1], blocks: false };

export const PROPS = {
  'flower-pink': flat,
  'flower-yellow': flat,
  'flower-purple': flat,
  'flower-cream': flat,
  pebbles: flat,
  lily: flat,
  'lily-flower': flat,
  reed: flat,
  'tuft-tall': flat,
  'mushrooms-wild': flat,
  'tree-leaf': solid(2, 1),
  'tree-apple': solid(2, 1),
  'tree-orange': solid(2, 1),
  'tree-pine': solid(2, 1),
  'tree-autumn': solid(2, 1),
  'tree-blossom': solid(2, 1),
  bush: solid(),
  'bush-berry': solid(),
  'house-red': solid(3, 2),
  'house-blue': solid(3, 2),
  'house-green': solid(3, 2),
  fence: solid(),
  'barrel-closed': solid(),
  haybale: solid(),
  sign: solid(),
  boulder: solid(),
  stump: solid(),
  well: solid(2, 1),
  hen: solid(),
  cow: solid(),
  sheep: solid(),
  duck: solid(),
  cat: solid(),
  scarecrow: solid(),
  beehive: solid(),
  'cabbage-crop': flat,
  'carrot-crop': flat,
  'tomato-crop': flat,
  'wheat-crop': flat,
  'table-long': solid(2, 1),
  'shelf-wall': solid(),
  rug: flat,
  'bridge-horizontal': flat,
  'bridge-vertical': flat,
  windmill: solid(3, 2),
  'market-stall': solid(2, 1),
  barn: solid(4, 2),
  lantern: solid(),
  'house-forest': solid(3, 2),
} as const satisfies Record<string, PropShape>;
export type PropName = keyof typeof PROPS;
export const PROP_NAMES = Object.keys(PROPS) as readonly PropName[];

/** The two tilesets of every map, as in the `tilesets` of a level. */
export const TILESETS = [
  { source: 'terrain', firstgid: 1 },
  { source: 'props', firstgid: 1001 },
] as const;

const [terrainSet, propSet] = TILESETS;

/** The map cell number of a kind of ground. */
export const terrainGid = (kind: TerrainKind): number => terrainSet.firstgid + TERRAIN_KINDS.indexOf(kind);

/** The map cell number of a prop. */
export const propGid = (name: PropName): number => propSet.firstgid + PROP_NAMES.indexOf(name);

/** The kind of ground of a map cell number; undefined for an empty cell or another tileset's number. */
export const terrainOfGid = (gid: number): TerrainKind | undefined =>
  TERRAIN_KINDS[gid - terrainSet.firstgid];

/** The prop of a map cell number, or undefined. */
export const propOfGid = (gid: number): PropName | undefined => PROP_NAMES[gid - propSet.firstgid];
