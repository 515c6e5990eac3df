import type { NamedSprite } from '../atlas/pack.ts';
import { type Bitmap, sideBySide } from '../kit/bitmap.ts';
import { withFewColors } from '../kit/few-colors.ts';
import { encodeIndexedPng, PALETTE_SIZE } from '../kit/png.ts';
import { ADVANCED_LAND } from './advanced-land.ts';
import { mapOf } from './course-map.ts';
import { drawLand, type Land } from './land.ts';
import { drawMist } from './mist.ts';
import { PYTHON_LAND } from './python-land.ts';
import { drawStone, STONE_NAMES } from './stones.ts';

/** The lands by the ids of their courses. */
export const LANDS: Readonly<Record<string, Land>> = {
  python: PYTHON_LAND,
  'advanced-python': ADVANCED_LAND,
};

/** All stones side by side in the order of `STONE_NAMES`, then those of optional levels in the same order. */
export const drawStones = (): Bitmap =>
  sideBySide([
    ...STONE_NAMES.map((name) => drawStone(name)),
    ...STONE_NAMES.map((name) => drawStone(name, 'gem')),
  ]);

const encode = (picture: Bitmap): Buffer => encodeIndexedPng(withFewColors(picture, PALETTE_SIZE));

type NamedFile = readonly [name: string, bytes: Uint8Array];

function filesOf(
  course: string,
  land: Land,
  sprites: ReadonlyMap<string, NamedSprite>,
): readonly NamedFile[] {
  const mists = mapOf(land).places.map(
    ({ box: [, , width, height] }, index): NamedFile => [
      `maps/${course}-mist-${index}.png`,
      encode(drawMist(width, height)),
    ],
  );
  return [[`maps/${course}.png`, encode(drawLand(land, sprites))], ...mists];
}

/** The files for the maps of all courses, by name: the pictures, the mist of each place, and the stones. */
export const mapFiles = (sprites: ReadonlyMap<string, NamedSprite>): readonly NamedFile[] => [
  ['maps/stones.png', encode(drawStones())],
  ...Object.entries(LANDS).flatMap(([course, land]) => filesOf(course, land, sprites)),
];
