import type { PropName, TerrainKind } from '@hopcode/engine/formats/tilesets';
import type { NamedSprite } from '../atlas/pack.ts';
import { drawScene } from '../atlas/scene.ts';
import type { Bitmap } from '../kit/bitmap.ts';
import { TILE_SIZE } from '../kit/tile-size.ts';
import { drawBarn, drawLantern, drawMill, drawStall } from '../props/buildings.ts';
import { type MapPlan, type MapPoint, tilesOf } from './course-map.ts';

/** A rectangle of one kind of ground, in tiles. */
export type GroundPatch = readonly [
  col: number,
  row: number,
  width: number,
  height: number,
  kind: TerrainKind,
];
/** A sprite at a position in tiles; fractions are allowed. */
export type Standing = readonly [sprite: string, col: number, row: number, frame?: number];

/** The data for the picture of a map. All positions are in tiles. */
export type Land = MapPlan & {
  readonly ground: readonly GroundPatch[];
  /** Fences, as single tiles. */
  readonly fences: readonly MapPoint[];
  readonly things: readonly Standing[];
};

const LETTERS: Readonly<Record<TerrainKind, string>> = {
  grass: '.',
  meadow: 'm',
  path: '#',
  soil: 's',
  'wet-soil': 'a',
  water: '~',
  'deep-water': '=',
  sand: ':',
  snow: '*',
  'stone-floor': 'k',
  'wood-floor': 'o',
  'farming-ground': 'f',
  cliff: '^',
  'indoor-wall': 'W',
};
const KINDS: Readonly<Record<string, TerrainKind>> = Object.fromEntries(
  Object.entries(LETTERS).flatMap(([kind, letter]) => (isKind(kind) ? [[letter, kind]] : [])),
);

function isKind(name: string): name is TerrainKind {
  return Object.hasOwn(LETTERS, name);
}

const BUILDINGS: readonly (readonly [name: string, draw: () => Bitmap, anchorX: number])[] = [
  ['place/mill', drawMill, 5],
  ['place/barn', drawBarn, 1],
  ['place/stall-red', () => drawStall('red'), 1],
  ['place/stall-blue', () => drawStall('blue'), 1],
  ['place/lantern', drawLantern, -2],
];

/** The goods on the counters of the market, by the names of the items. */
const GOODS = ['apple', 'carrot', 'cheese', 'pumpkin', 'tomato', 'egg', 'bread'] as const;
/** The height of a counter, in pixels. */
const COUNTER = 14;

/** The buildings, and the items on a counter. */
function placeSprites(sprites: ReadonlyMap<string, NamedSprite>): NamedSprite[] {
  const goods = GOODS.flatMap((item) => {
    const sprite = sprites.get(`item/${item}`);
    return sprite ? [{ ...sprite, name: `place/${item}`, anchorY: sprite.anchorY + COUNTER }] : [];
  });
  const buildings = BUILDINGS.map(([name, draw, anchorX]) => {
    const picture = draw();
    return { name, frames: [picture], anchorX, anchorY: picture.height - TILE_SIZE };
  });
  return [...goods, ...buildings];
}

const emptyGrid = ({ columns, rows }: Land, letter: string): string[][] =>
  Array.from({ length: rows }, () => Array.from({ length: columns }, () => letter));

const textOf = (letters: readonly (readonly string[])[]): string =>
  letters.map((row) => row.join('')).join('\n');

function put(letters: string[][], col: number, row: number, letter: string): void {
  const line = letters[row];
  if (line && col >= 0 && col < line.length) line[col] = letter;
}

/**
 * The two layers of a land in letters: the ground with the path, and the props. Props are fences, and bridges where the
 * path crosses water.
 */
function layersOf(land: Land): { readonly ground: string; readonly props: string } {
  const ground = emptyGrid(land, LETTERS.grass);
  const props = emptyGrid(land, '.');
  for (const [col, row, width, height, kind] of land.ground)
    for (let y = row; y < row + height; y++)
      for (let x = col; x < col + width; x++) put(ground, x, y, LETTERS[kind]);
  for (const [col, row] of tilesOf(land.way))
    if (ground[row]?.[col] === LETTERS.water) put(props, col, row, 'B');
    else put(ground, col, row, LETTERS.path);
  for (const [col, row] of land.fences) put(props, col, row, 'F');
  return { ground: textOf(ground), props: textOf(props) };
}

const PROP_LETTERS: Readonly<Record<string, PropName>> = { B: 'bridge-horizontal', F: 'fence' };

/** The picture of a land. */
export function drawLand(land: Land, sprites: ReadonlyMap<string, NamedSprite>): Bitmap {
  const all = new Map([...sprites, ...placeSprites(sprites).map((sprite) => [sprite.name, sprite] as const)]);
  return drawScene({ ...layersOf(land), kinds: KINDS, propNames: PROP_LETTERS, things: land.things }, all);
}
