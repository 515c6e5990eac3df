import { Bitmap } from './bitmap.ts';
import { oklch, type Rgb, toOklch } from './color.ts';

/** Hues that count as green in summer, in degrees. */
const GREEN = { from: 104, to: 170 };
const MIDDLE = 126;
const OCHRE = 101;
/** The share of the difference between the hues of two greens that remains in autumn. */
const KEPT = 0.45;

function faded(color: Rgb): Rgb {
  const { lightness, chroma, hue } = toOklch(color);
  if (chroma < 0.03 || hue < GREEN.from || hue > GREEN.to) return color;
  return oklch(lightness * 0.985, chroma * 0.86, OCHRE + (hue - MIDDLE) * KEPT);
}

/** The picture in the colours of late autumn: green becomes the yellow of dry grass, other colours do not change. */
export function inAutumn(picture: Bitmap): Bitmap {
  const result = new Bitmap(picture.width, picture.height);
  const known = new Map<string, Rgb>();
  picture.forEachPixel((x, y, color, opacity) => {
    const key = color.join();
    const changed = known.get(key) ?? faded(color);
    known.set(key, changed);
    result.set(x, y, changed, opacity);
  });
  return result;
}
