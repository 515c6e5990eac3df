import { Bitmap } from './bitmap.ts';
import type { Rgb } from './color.ts';

// The order decides whose material a corner of the outline gets: the neighbour below comes first.
const BESIDE: readonly (readonly [number, number])[] = [
  [0, 1],
  [1, 0],
  [-1, 0],
  [0, -1],
];

const SOLID = 200;

/** A copy with a border of one pixel. `borderColor` gets the position of the pixel beside the border. */
export function outlined(picture: Bitmap, borderColor: (x: number, y: number) => Rgb): Bitmap {
  const result = new Bitmap(picture.width, picture.height).draw(picture, 0, 0);
  for (let y = 0; y < picture.height; y++)
    for (let x = 0; x < picture.width; x++) {
      if (picture.opacity(x, y) > 0) continue;
      const beside = BESIDE.find(([dx, dy]) => picture.opacity(x + dx, y + dy) > SOLID);
      if (beside) result.set(x, y, borderColor(x + beside[0], y + beside[1]));
    }
  return result;
}

/** A border in the colour of each pixel beside it, darkened and shifted towards `tint`. */
export function outlinedBy(picture: Bitmap, tint: Rgb, keep = 0.23): Bitmap {
  return outlined(picture, (x, y) => {
    const color = picture.color(x, y);
    const dim = (part: 0 | 1 | 2): number => Math.round(color[part] * keep + tint[part] * 0.55);
    return [dim(0), dim(1), dim(2)];
  });
}

/** Colour of shadows on the ground. */
export const SHADOW: Rgb = [28, 60, 62];

/** A soft ellipse under a thing. The shadow does not change pixels that are already drawn. */
export function dropShadow(
  picture: Bitmap,
  ellipse: { x: number; y: number; rx: number; ry: number },
  opacity = 80,
): Bitmap {
  const { x: cx, y: cy, rx, ry } = ellipse;
  for (let y = Math.floor(cy - ry); y <= cy + ry; y++)
    for (let x = Math.floor(cx - rx); x <= cx + rx; x++) {
      const inside = ((x + 0.5 - cx) / rx) ** 2 + ((y + 0.5 - cy) / ry) ** 2 <= 1;
      if (inside && picture.opacity(x, y) === 0) picture.set(x, y, SHADOW, opacity);
    }
  return picture;
}
