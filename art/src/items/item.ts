import type { Bitmap } from '../kit/bitmap.ts';
import type { Palette } from '../kit/palette.ts';
import { drawSprite, type LetterSprite, letterSprite } from '../kit/sprite.ts';

/**
 * The maximum width and height of an item's drawing, in pixels. Even with its outline, such a drawing does not touch
 * the sides of its tile.
 */
export const ITEM_SIZE = 12;

/** Items by the name of their type. */
export type ItemFamily = Readonly<Record<string, LetterSprite>>;

const STEM_AND_LEAF: Palette = { s: 'brown:2', g: 'leaf:3', G: 'lime:3', d: 'leaf:2' };

/** The drawing of an item. `s` is a stem and `g`, `G`, `d` are leaves, unless its palette overrides them. */
export const item = (text: string, palette: Palette): LetterSprite =>
  letterSprite(text, { ...STEM_AND_LEAF, ...palette });

/** Picture of an item, 16 x 16. */
export const drawItem = (drawing: LetterSprite): Bitmap => drawSprite(drawing);
