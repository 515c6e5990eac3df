import type { TerrainKind } from '@hopcode/engine/formats/tilesets';
import { noise } from '../kit/noise.ts';
import { blobMask, SURROUNDED } from './blob.ts';
import { GROUND_ORDER, groundSprite, variantCount } from './layout.ts';

/** Kinds of ground of one map layer, row by row; undefined where the layer is empty. */
export type GroundCells = readonly (TerrainKind | undefined)[];

/** A sprite of the atlas whose anchor lies on the top left pixel of a cell. */
export type Placement = { readonly sprite: string; readonly col: number; readonly row: number };

type KindAt = (col: number, row: number) => TerrainKind | undefined;
type Area = (col: number, row: number) => boolean;

const GRASS_VARIANT_SEED = 11;
const VARIANT_SEED = 5;

// Upper bounds: most of the lawn stays calm, rich clumps are rare.
const GRASS_VARIANTS: readonly (readonly [below: number, variant: number])[] = [
  [0.64, 0],
  [0.67, 6],
  [0.72, 5],
  [0.78, 4],
  [0.86, 3],
  [0.93, 2],
  [1, 1],
];

function grassVariant(col: number, row: number): number {
  const chance = noise(col, row, GRASS_VARIANT_SEED);
  return GRASS_VARIANTS.find(([below]) => chance < below)?.[1] ?? 0;
}

function variantAt(kind: TerrainKind, mask: number, col: number, row: number): number {
  if (kind === 'grass') return grassVariant(col, row);
  return Math.floor(noise(col, row, VARIANT_SEED) * variantCount(kind, mask));
}

/** The uppermost kind at each place; beyond the border of the map the ground goes on as it is at the border. */
function visibleGround(layers: readonly GroundCells[], width: number, height: number): KindAt {
  return (col, row) => {
    const x = Math.max(0, Math.min(width - 1, col));
    const y = Math.max(0, Math.min(height - 1, row));
    return layers.reduce<TerrainKind | undefined>((below, cells) => cells[y * width + x] ?? below, undefined);
  };
}

const around = (col: number, row: number, test: Area): boolean[] =>
  [-1, 0, 1].flatMap((down) => [-1, 0, 1].map((right) => test(col + right, row + down)));

/**
 * Where each kind lies: on its own cells and under the neighbouring cells of higher kinds. Grass lies under
 * everything. Deep water lies where the water goes on all around, and nowhere else.
 */
function areas(kindAt: KindAt): ReadonlyMap<TerrainKind, Area> {
  const isWater: Area = (col, row) => {
    const kind = kindAt(col, row);
    return kind === 'water' || kind === 'deep-water';
  };
  const rank = (kind: TerrainKind | undefined): number => (kind ? GROUND_ORDER.indexOf(kind) : -1);
  const reach = (kind: TerrainKind): Area => {
    if (kind === 'deep-water') return (col, row) => around(col, row, isWater).every(Boolean);
    const own: Area = kind === 'water' ? isWater : (col, row) => kindAt(col, row) === kind;
    return (col, row) =>
      own(col, row) || (rank(kindAt(col, row)) > rank(kind) && around(col, row, own).some(Boolean));
  };
  return new Map(GROUND_ORDER.map((kind) => [kind, reach(kind)]));
}

/**
 * The tiles of a map's ground in draw order. `layers` holds the kinds of each layer from the lowest to the
 * highest, each `width * height` cells; a cell shows its uppermost kind. Cells without any kind stay empty.
 */
export function composeTerrain(layers: readonly GroundCells[], width: number, height: number): Placement[] {
  const kindAt = visibleGround(layers, width, height);
  const areaOf = areas(kindAt);
  const placements: Placement[] = [];
  const hidden = hiddenBelow(kindAt, areaOf);
  for (const [kind, area] of areaOf)
    for (let row = 0; row < height; row++)
      for (let col = 0; col < width; col++) {
        if (hidden(kind, col, row)) continue;
        if (kind === 'grass') {
          if (kindAt(col, row)) placements.push({ sprite: tile(kind, SURROUNDED, col, row), col, row });
        } else if (area(col, row))
          placements.push({ sprite: tile(kind, blobMask(col, row, area), col, row), col, row });
      }
  return placements;
}

const tile = (kind: TerrainKind, mask: number, col: number, row: number): string =>
  groundSprite(kind, mask, variantAt(kind, mask, col, row));

/** Whether a kind is out of sight in a cell because the cell's own kind covers it from side to side. */
function hiddenBelow(
  kindAt: KindAt,
  areaOf: ReadonlyMap<TerrainKind, Area>,
): (kind: TerrainKind, col: number, row: number) => boolean {
  return (kind, col, row) => {
    const own = kindAt(col, row);
    // Deep water may give way to water, so only the water under it is certain to be drawn.
    const top = own === 'deep-water' ? 'water' : own;
    const area = top && areaOf.get(top);
    if (!area || GROUND_ORDER.indexOf(kind) >= GROUND_ORDER.indexOf(top)) return false;
    return blobMask(col, row, area) === SURROUNDED;
  };
}
