import { Bitmap } from '../kit/bitmap.ts';
import { dropShadow } from '../kit/outline.ts';
import { drawSprite, type LetterSprite, type SpriteOptions } from '../kit/sprite.ts';

/** A drawing in letters that stands on the ground. `shadow` is half the width of its shadow. */
export function drawStanding(sprite: LetterSprite, shadow: number, options: SpriteOptions = {}): Bitmap {
  const { width = 16, height = 16 } = options;
  const top = options.top ?? height - 2 - sprite.rows.length;
  const ground = dropShadow(new Bitmap(width, height), {
    x: width / 2,
    y: height - 2,
    rx: shadow,
    ry: Math.min(2.4, 1 + shadow / 8),
  });
  return ground.draw(drawSprite(sprite, { ...options, top }), 0, 0);
}
