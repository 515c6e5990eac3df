import { TERRAIN_KINDS } from '@hopcode/engine/formats/tilesets';
import { describe, expect, test } from 'vitest';
import type { Bitmap } from '../kit/bitmap.ts';
import { BLOB_MASKS, SURROUNDED } from './blob.ts';
import { GROUND_DRAWINGS } from './drawings.ts';
import { GROUND_LAYOUT, variantCount } from './layout.ts';

const isOpaque = (tile: Bitmap): boolean =>
  tile.bytes.every((byte, index) => index % 4 !== 3 || byte === 255);
const pixelsOf = (tile: Bitmap): string => tile.bytes.join();

describe.each(TERRAIN_KINDS)('%s', (kind) => {
  const draw = GROUND_DRAWINGS[kind];

  test('every tile is 16 by 16', () => {
    for (const mask of BLOB_MASKS) {
      const tile = draw(mask, 0, 0);
      expect([tile.width, tile.height]).toEqual([16, 16]);
    }
  });

  test('covers its tile when the same kind is all around', () => {
    for (let variant = 0; variant < variantCount(kind, SURROUNDED); variant++)
      expect(isOpaque(draw(SURROUNDED, variant, 0))).toBe(true);
  });

  test('has as many different variants and frames as its layout says', () => {
    const { variants, frames } = GROUND_LAYOUT[kind];
    const tiles = Array.from({ length: variants }, (_, variant) => pixelsOf(draw(SURROUNDED, variant, 0)));
    expect(new Set(tiles).size).toBe(variants);
    const moving = Array.from({ length: frames }, (_, frame) => pixelsOf(draw(0, 0, frame)));
    expect(new Set(moving).size).toBe(frames);
  });
});
