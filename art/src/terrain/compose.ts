import type { TerrainKind } from '@hopcode/engine/formats/tilesets';
import { noise } from '../kit/noise.ts';
import { blobMask, SURROUNDED } from './blob.ts';
import { GROUND_ORDER, groundSprite, variantCount } from './layout.ts';

/** The kinds of ground in one map layer, row by row; undefined where the layer is empty. */
export type GroundCells = readonly (TerrainKind | undefined)[];

/** A sprite of the atlas whose anchor is at the top left pixel of a cell. */
export type Placement = { readonly sprite: string; readonly col: number; readonly row: number };

/** A test of a map cell. A cell beyond the border counts like the nearest cell at the border. */
type CellTest = (col: number, row: number) => boolean;
type MapSize = { readonly width: number; readonly height: number };

/** The mask of a cell that does not show this kind of ground. */
const NONE = -1;

const isWaterKind = (kind: TerrainKind | undefined): boolean => kind === 'water' || kind === 'deep-water';

const GRASS_VARIANT_SEED = 11;
const VARIANT_SEED = 5;

// The upper bounds make most of the lawn plain, and dense clumps rare.
const GRASS_VARIANTS: readonly (readonly [below: number, variant: number])[] = [
  [0.64, 0],
  [0.67, 6],
  [0.72, 5],
  [0.78, 4],
  [0.86, 3],
  [0.93, 2],
  [1, 1],
];

function variantAt(kind: TerrainKind, mask: number, col: number, row: number): number {
  if (kind === 'grass') {
    const chance = noise(col, row, GRASS_VARIANT_SEED);
    return GRASS_VARIANTS.find(([below]) => chance < below)?.[1] ?? 0;
  }
  return Math.floor(noise(col, row, VARIANT_SEED) * variantCount(kind, mask));
}

const inside = (place: number, length: number): number => Math.max(0, Math.min(length - 1, place));

function cellIndexes({ width, height }: MapSize): { index: number; col: number; row: number }[] {
  return Array.from({ length: width * height }, (_, index) => ({
    index,
    col: index % width,
    row: Math.floor(index / width),
  }));
}

/** A test whose result is computed once for every cell of the map. */
function remembered(size: MapSize, test: CellTest): CellTest {
  const answers = cellIndexes(size).map(({ col, row }) => test(col, row));
  return (col, row) => answers[inside(row, size.height) * size.width + inside(col, size.width)] ?? false;
}

const SQUARE: readonly (readonly [right: number, down: number])[] = [-1, 0, 1].flatMap((down) =>
  [-1, 0, 1].map((right) => [right, down] as const),
);

/**
 * Where a kind is drawn: on its own cells and under the neighbouring cells of higher kinds. Grass is under every cell.
 * Deep water is drawn only where all neighbours are water.
 */
function areaOf(kind: TerrainKind, ground: GroundCells, size: MapSize): CellTest {
  const kindAt = (col: number, row: number): TerrainKind | undefined =>
    ground[inside(row, size.height) * size.width + inside(col, size.width)];
  const isWater: CellTest = (col, row) => isWaterKind(kindAt(col, row));
  if (kind === 'grass') return (col, row) => kindAt(col, row) !== undefined;
  if (kind === 'deep-water')
    return remembered(size, (col, row) => SQUARE.every(([right, down]) => isWater(col + right, row + down)));
  const own: CellTest = kind === 'water' ? isWater : (col, row) => kindAt(col, row) === kind;
  const rank = GROUND_ORDER.indexOf(kind);
  return remembered(size, (col, row) => {
    const here = kindAt(col, row);
    if (here === undefined || GROUND_ORDER.indexOf(here) < rank) return false;
    return SQUARE.some(([right, down]) => own(col + right, row + down));
  });
}

/**
 * The tiles of a map's ground in draw order. `layers` contains the kinds of each layer from the lowest to the highest,
 * each `width * height` cells; a cell shows its topmost kind. Cells without any kind stay empty. `first` is the number
 * of the first column and row. If it is below 0, the ground beyond the edges of the map is drawn too. This does not
 * change the map's own tiles. If the map is a part of a larger map, `corner` is the tile of the larger map at which the
 * part begins. Then the part looks the same as in the larger map.
 */
export function composeTerrain(
  layers: readonly GroundCells[],
  width: number,
  height: number,
  first = 0,
  corner: readonly [col: number, row: number] = [0, 0],
): Placement[] {
  const size: MapSize = { width, height };
  const cells = cellIndexes(size);
  const ground: GroundCells = cells.map(({ index }) =>
    layers.reduce<TerrainKind | undefined>((below, layer) => layer[index] ?? below, undefined),
  );
  const named = new Set(ground);
  const kinds = GROUND_ORDER.filter(
    (kind) => kind === 'grass' || named.has(kind) || (isWaterKind(kind) && [...named].some(isWaterKind)),
  );
  const levels = kinds.map((kind) => {
    const area = areaOf(kind, ground, size);
    return {
      kind,
      tiles: cells.map(({ col, row }) => (area(col, row) ? maskIn(kind, area, col, row) : NONE)),
    };
  });
  // Tiles below a tile without gaps are invisible, so they are left out.
  const lowestSeen = cells.map(({ index }) =>
    Math.max(
      0,
      levels.findLastIndex(({ tiles }) => tiles[index] === SURROUNDED),
    ),
  );
  return levels.flatMap(({ kind, tiles }, level) =>
    cells.flatMap(({ index, ...cell }) => {
      const mask = tiles[index] ?? NONE;
      if (mask === NONE || level < (lowestSeen[index] ?? 0)) return [];
      const [col, row] = [cell.col + first, cell.row + first];
      const variant = variantAt(kind, mask, col + corner[0], row + corner[1]);
      return [{ sprite: groundSprite(kind, mask, variant), col, row }];
    }),
  );
}

const maskIn = (kind: TerrainKind, area: CellTest, col: number, row: number): number =>
  kind === 'grass' ? SURROUNDED : blobMask(col, row, area);
