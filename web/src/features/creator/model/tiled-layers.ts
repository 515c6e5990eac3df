import { z } from 'zod';

const layerSchema = z.object({
  name: z.string(),
  type: z.string(),
  width: z.int().optional(),
  height: z.int().optional(),
  visible: z.boolean().default(true),
  /** How many pixels Tiled shifts the layer, or all layers of the group. */
  offsetx: z.number().default(0),
  offsety: z.number().default(0),
  data: z.union([z.array(z.number().min(0)), z.string()]).optional(),
  encoding: z.string().optional(),
  compression: z.string().optional(),
  /** The layers of a group. */
  get layers() {
    return z.array(layerSchema).optional();
  },
});
type Layer = z.infer<typeof layerSchema>;
export const tiledLayersSchema = z.array(layerSchema);

/** Maximum depth of groups inside groups. There is a limit because the parsers below call themselves for each level. */
const MOST_GROUPS = 100;
const groupSchema = z.object({ layers: z.array(z.unknown()) });

/** Whether a map has too many levels of groups to be read. */
export const isTooDeep = (map: unknown): boolean => {
  let level: readonly unknown[] = [map];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MOST_GROUPS) return true;
    level = level.flatMap((group) => groupSchema.safeParse(group).data?.layers ?? []);
  }
  return false;
};

/** The size of a map in tiles, and the size of a tile in pixels. */
export type TiledSize = {
  readonly width: number;
  readonly height: number;
  readonly tilewidth: number;
  readonly tileheight: number;
};

/**
 * A tile layer: its names in lower case, and the number of each tile. The layer's own name is first, then the names of
 * its groups from the inside out.
 */
export type TileLayer = { readonly names: readonly string[]; readonly cells: readonly number[] };

const bytesOf = (text: string): Uint8Array | undefined => {
  try {
    return Uint8Array.from(atob(text.trim()), (sign) => sign.codePointAt(0) ?? 0);
  } catch {
    return undefined;
  }
};

/** The tile numbers of a layer, from a list or from base64 of 32-bit numbers. Compressed layers cannot be read. */
const cellsOf = (layer: Layer): readonly number[] | undefined => {
  if (layer.data === undefined) return undefined;
  if (typeof layer.data !== 'string') return layer.data;
  if (layer.compression) return undefined;
  const bytes = bytesOf(layer.data);
  if (!bytes || bytes.length % 4 !== 0) return undefined;
  const view = new DataView(bytes.buffer);
  return Array.from({ length: bytes.length / 4 }, (_, at) => view.getUint32(at * 4, true));
};

/**
 * Shifts the tiles of a layer. A tile that would be between two positions moves to the nearer one. Tiles outside the
 * map are dropped.
 */
const shifted = (cells: readonly number[], size: TiledSize, x: number, y: number): readonly number[] => {
  const right = Math.round(x / size.tilewidth);
  const down = Math.round(y / size.tileheight);
  if (right === 0 && down === 0) return cells;
  return cells.map((_, index) => {
    const column = (index % size.width) - right;
    const row = Math.floor(index / size.width) - down;
    const isInside = column >= 0 && column < size.width && row >= 0 && row < size.height;
    return (isInside && cells[row * size.width + column]) || 0;
  });
};

type Around = { readonly names: readonly string[]; readonly x: number; readonly y: number };
const NO_GROUP: Around = { names: [], x: 0, y: 0 };

/**
 * The tile layers that Tiled shows, inside and outside of groups, in drawing order. Undefined if a layer cannot be
 * read, because the map would be incomplete without it.
 */
export const tileLayersOf = (
  layers: readonly Layer[],
  size: TiledSize,
  around: Around = NO_GROUP,
): readonly TileLayer[] | undefined => {
  const found: TileLayer[] = [];
  for (const layer of layers) {
    if (!layer.visible) continue;
    const names = [layer.name.toLowerCase(), ...around.names];
    const [x, y] = [around.x + layer.offsetx, around.y + layer.offsety];
    if (layer.type === 'group') {
      const inside = tileLayersOf(layer.layers ?? [], size, { names, x, y });
      if (!inside) return undefined;
      found.push(...inside);
    }
    if (layer.type !== 'tilelayer') continue;
    const cells = cellsOf(layer);
    if (cells?.length !== size.width * size.height) return undefined;
    found.push({ names, cells: shifted(cells, size, x, y) });
  }
  return found;
};
