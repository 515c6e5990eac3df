import type { TerrainKind } from '@hopcode/engine/formats/tilesets';
import { SURROUNDED } from './blob.ts';

/** How many pictures the tiles of a kind of ground have. The file of that kind draws them. */
export type GroundLayout = {
  /**
   * How many pictures exist of a tile whose neighbours are all of the same kind. All other tiles have one picture each.
   */
  readonly variants: number;
  /** Frames of its animation, 1 for none. */
  readonly frames: number;
  /** True if tiles with a border have variants too. */
  readonly borderVariants?: boolean;
};

/**
 * The kinds of ground from the lowest to the highest. Where two kinds meet, the lower one continues under the edge of
 * the higher one, and only the higher one has a border.
 */
export const GROUND_ORDER: readonly TerrainKind[] = [
  'grass',
  'meadow',
  'sand',
  'snow',
  'path',
  'soil',
  'wet-soil',
  'farming-ground',
  'stone-floor',
  'wood-floor',
  'water',
  'deep-water',
  'cliff',
  'indoor-wall',
];

export const GROUND_LAYOUT: Readonly<Record<TerrainKind, GroundLayout>> = {
  grass: { variants: 7, frames: 1 },
  meadow: { variants: 3, frames: 1 },
  sand: { variants: 3, frames: 1 },
  snow: { variants: 3, frames: 1 },
  path: { variants: 4, frames: 1, borderVariants: true },
  soil: { variants: 1, frames: 1 },
  'wet-soil': { variants: 1, frames: 1 },
  'farming-ground': { variants: 1, frames: 1 },
  'stone-floor': { variants: 3, frames: 1 },
  'wood-floor': { variants: 2, frames: 1, borderVariants: true },
  water: { variants: 3, frames: 4 },
  'deep-water': { variants: 3, frames: 1 },
  cliff: { variants: 1, frames: 1 },
  'indoor-wall': { variants: 1, frames: 1 },
};

/** How long a frame of an animated tile is shown, in milliseconds. */
export const GROUND_FRAME_MS = 400;

/** Number of variants of a kind's tile for a canonical mask. */
export function variantCount(kind: TerrainKind, mask: number): number {
  const { variants, borderVariants = false } = GROUND_LAYOUT[kind];
  return mask === SURROUNDED || borderVariants ? variants : 1;
}

/** Name of a tile in the atlas. */
export const groundSprite = (kind: TerrainKind, mask: number, variant = 0): string =>
  variant === 0 ? `terrain/${kind}/${mask}` : `terrain/${kind}/${mask}/v${variant}`;
