import { z } from 'zod';

/** Largest map, in tiles per side. */
export const MAP_SIDE_LIMIT = 128;

const layerNameSchema = z.enum([
  'ground_tiles',
  'ground_layer',
  'ground_details',
  'middle_layer',
  /** Older maps use this name for `middle_layer`. */
  'middle',
  'top_layer',
  'extra_layer',
  'collisions',
]);
export type LayerName = z.infer<typeof layerNameSchema>;

/**
 * `data` holds width*height cell numbers, row by row; 0 is empty. In `collisions` any number but 0 blocks.
 */
const layerSchema = z
  .strictObject({
    name: layerNameSchema,
    width: z.int().min(1).max(MAP_SIDE_LIMIT),
    height: z.int().min(1).max(MAP_SIDE_LIMIT),
    data: z.array(z.int().min(0).max(9999)),
  })
  .refine((layer) => layer.data.length === layer.width * layer.height, {
    error: 'data needs width * height cells',
    path: ['data'],
  });
export type Layer = z.infer<typeof layerSchema>;

export const mapSchema = z
  .strictObject({
    tilesets: z.array(z.strictObject({ source: z.string().max(100), firstgid: z.int().min(1) })).max(8),
    layers: z.array(layerSchema).min(1).max(8),
  })
  .refine(
    (map) => map.layers.every((l) => l.width === map.layers[0]?.width && l.height === map.layers[0]?.height),
    {
      error: 'all layers need the same size',
      path: ['layers'],
    },
  );
export type LevelMap = z.infer<typeof mapSchema>;

/** Size of a map in tiles, [width, height]. */
export const mapSize = (map: LevelMap): readonly [number, number] => [
  map.layers[0]?.width ?? 1,
  map.layers[0]?.height ?? 1,
];
