import type { Bitmap } from '@hopcode/art/kit/bitmap';
import { withFewColors } from '@hopcode/art/kit/few-colors';
import { encodeIndexedPng, PALETTE_SIZE } from '@hopcode/art/kit/png';
import { type Level, USUAL_SEASON } from '@hopcode/engine/formats/level';
import type { Atlases } from './atlas-sprites.ts';
import { drawLevel } from './draw-level.ts';
import type { Way } from './way.ts';

/** Scale of the guide: pixels of the picture for each pixel of the map. */
const GUIDE_SCALE = 4;
const SMALL_SCALE = 2;

const encode = (picture: Bitmap, scale: number): Buffer => {
  const count = new Set(new Uint32Array(picture.bytes.buffer)).size;
  return encodeIndexedPng(count > PALETTE_SIZE ? withFewColors(picture, PALETTE_SIZE) : picture, scale);
};

/** The two pictures of a level as PNG files: the same bytes for the same level, path and atlas. */
export type LevelPictures = {
  /** The map with the path of the reference solution, enlarged four times. */
  readonly guide: Buffer;
  /** The same map half as large, and without the path. */
  readonly small: Buffer;
};

/** Draws both pictures of a level, in the colours of its season. */
export const levelPictures = (level: Level, atlases: Atlases, way: Way): LevelPictures => {
  const atlas = atlases[level.season ?? USUAL_SEASON];
  return {
    guide: encode(drawLevel(level, atlas, way), GUIDE_SCALE),
    small: encode(drawLevel(level, atlas), SMALL_SCALE),
  };
};
