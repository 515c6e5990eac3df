import { Bitmap } from '../kit/bitmap.ts';
import { mix, type Rgb } from '../kit/color.ts';
import { RAMPS } from '../kit/ramps.ts';
import { TILE_SIZE } from '../kit/tile-size.ts';
import type { DrawGround } from './ground.ts';

const [, , shade, base, light] = RAMPS.grass;
// The contrast is low, so that things on the grass are easy to see.
const COLORS: Readonly<Record<string, Rgb>> = {
  d: mix(shade, base, 0.25),
  D: shade,
  l: mix(base, light, 0.8),
};

const TUFT = ['l.d', 'dld', '.d.'];
const CLUMP = ['..l....', '.ld.l.d', 'dl.dld.', '.dD.Dd.', '..d.d..'];
const FLECK = ['l', 'd'];

type Mark = readonly [rows: readonly string[], x: number, y: number];

const VARIANTS: readonly (readonly Mark[])[] = [
  [],
  [
    [TUFT, 3, 4],
    [FLECK, 11, 10],
    [FLECK, 13, 12],
  ],
  [
    [TUFT, 10, 11],
    [FLECK, 4, 6],
    [FLECK, 6, 4],
  ],
  [
    [FLECK, 6, 9],
    [FLECK, 8, 11],
    [FLECK, 12, 4],
  ],
  [
    [CLUMP, 4, 5],
    [FLECK, 13, 12],
  ],
  [
    [CLUMP, 8, 8],
    [TUFT, 2, 3],
  ],
  [
    [CLUMP, 1, 9],
    [CLUMP, 8, 3],
  ],
];

/** Grass is under everything, so it has no border. Variant 0 is plain, 1 to 3 are sparse, 4 to 6 dense. */
export const drawGrass: DrawGround = (_mask, variant) => {
  const tile = new Bitmap(TILE_SIZE, TILE_SIZE).rect(0, 0, TILE_SIZE, TILE_SIZE, base);
  for (const [rows, x, y] of VARIANTS[variant] ?? []) tile.stamp(x, y, rows, COLORS);
  return tile;
};
