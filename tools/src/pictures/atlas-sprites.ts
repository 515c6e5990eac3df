import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Atlas, type AtlasSprite, parseAtlas } from '@hopcode/art/atlas/format';
import type { Bitmap } from '@hopcode/art/kit/bitmap';
import { decodePng } from '@hopcode/art/kit/png';

const ART_DIST = join(import.meta.dirname, '../../../art/dist');

/** Lays sprites of the built atlas into pictures, in the colours that the stage shows. */
export type AtlasSprites = {
  readonly has: (name: string) => boolean;
  /**
   * Lays the first frame of a sprite on a cell whose top left pixel is (`x`, `y`). An unknown name draws nothing,
   * as on the stage.
   */
  readonly put: (canvas: Bitmap, name: string, x: number, y: number) => void;
};

const spriteOf = ({ sprites }: Atlas, name: string): AtlasSprite | undefined =>
  Object.hasOwn(sprites, name) ? sprites[name] : undefined;

/** Reads the atlas that `node art/src/atlas/generate.ts` wrote. Throws when there is none. */
export const readAtlas = (folder: string = ART_DIST): AtlasSprites => {
  const parsed = parseAtlas(JSON.parse(readFileSync(join(folder, 'atlas.json'), 'utf8')));
  if (!parsed.ok) throw new Error(`The atlas in ${folder} is none: ${parsed.error.code}`);
  const { atlas } = parsed;
  const picture = decodePng(readFileSync(join(folder, 'atlas.png')));
  const cut = new Map<string, Bitmap>();
  const pictureOf = (name: string, { x, y, w, h }: AtlasSprite): Bitmap => {
    const known = cut.get(name) ?? picture.cropped(x, y, w, h);
    cut.set(name, known);
    return known;
  };
  return {
    has: (name) => spriteOf(atlas, name) !== undefined,
    put: (canvas, name, x, y) => {
      const sprite = spriteOf(atlas, name);
      if (sprite) canvas.draw(pictureOf(name, sprite), x - sprite.anchorX, y - sprite.anchorY);
    },
  };
};
