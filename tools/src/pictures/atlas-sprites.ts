import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Atlas, type AtlasSprite, parseAtlas } from '@hopcode/art/atlas/format';
import type { Bitmap } from '@hopcode/art/kit/bitmap';
import { decodePng } from '@hopcode/art/kit/png';
import type { Season } from '@hopcode/engine/formats/level';

const ART_DIST = join(import.meta.dirname, '../../../art/dist');

/** Draws sprites of the built atlas into pictures, in the colours of the stage. */
export type AtlasSprites = {
  readonly has: (name: string) => boolean;
  readonly sprite: (name: string) => AtlasSprite | undefined;
  /**
   * Draws the first frame of a sprite on a cell whose top left pixel is (`x`, `y`). An unknown name draws nothing, as
   * on the stage.
   */
  readonly put: (canvas: Bitmap, name: string, x: number, y: number) => void;
};

const spriteOf = ({ sprites }: Atlas, name: string): AtlasSprite | undefined =>
  Object.hasOwn(sprites, name) ? sprites[name] : undefined;

const PICTURES: Readonly<Record<Season, string>> = { summer: 'atlas.png', autumn: 'atlas-autumn.png' };

/** Reads an atlas that `node art/src/atlas/generate.ts` wrote. */
const readAtlas = (season: Season): AtlasSprites => {
  const parsed = parseAtlas(JSON.parse(readFileSync(join(ART_DIST, 'atlas.json'), 'utf8')));
  if (!parsed.ok) throw new Error(`The atlas in ${ART_DIST} is none: ${parsed.error.code}`);
  const { atlas } = parsed;
  const picture = decodePng(readFileSync(join(ART_DIST, PICTURES[season])));
  const cut = new Map<string, Bitmap>();
  const pictureOf = (name: string, { x, y, w, h }: AtlasSprite): Bitmap => {
    const known = cut.get(name) ?? picture.cropped(x, y, w, h);
    cut.set(name, known);
    return known;
  };
  return {
    has: (name) => spriteOf(atlas, name) !== undefined,
    sprite: (name) => spriteOf(atlas, name),
    put: (canvas, name, x, y) => {
      const sprite = spriteOf(atlas, name);
      if (sprite) canvas.draw(pictureOf(name, sprite), x - sprite.anchorX, y - sprite.anchorY);
    },
  };
};

/** The sprites in the colours of every season. */
export type Atlases = Readonly<Record<Season, AtlasSprites>>;

/** Reads the atlases of all seasons. Throws when an atlas is missing. */
export const readAtlases = (): Atlases => ({
  summer: readAtlas('summer'),
  autumn: readAtlas('autumn'),
});
