import { Bitmap } from '../kit/bitmap.ts';
import type { Shade } from '../kit/color.ts';
import { noise } from '../kit/noise.ts';
import { dropShadow, outlinedBy } from '../kit/outline.ts';
import { RAMPS } from '../kit/ramps.ts';

const WIDTH = 32;
const HEIGHT = 46;
const MIDDLE = 16;

/** One layer of branches: its top and bottom row, and half its width at both. */
type Tier = { readonly top: number; readonly bottom: number; readonly from: number; readonly to: number };

// The lowest layer comes first, because each higher layer covers the one below it.
const TIERS: readonly Tier[] = [
  { top: 23, bottom: 38, from: 6, to: 14 },
  { top: 15, bottom: 30, from: 4.5, to: 11.5 },
  { top: 8, bottom: 22, from: 3, to: 9 },
  { top: 2, bottom: 14, from: 0, to: 6 },
];

function needleShade(across: number, down: number, x: number, y: number): Shade {
  const brightness = -0.62 * across - 0.5 * (down - 0.35) + (noise(x, (y + x) >> 1, 3) - 0.5) * 0.35 + 0.12;
  if (brightness > 0.5) return 5;
  if (brightness > 0.26) return 4;
  if (brightness > -0.08) return 3;
  return brightness > -0.45 ? 2 : 1;
}

/** The lowest row of a layer in a column. This row is higher at the sides, with scallops that are four pixels wide. */
function hem({ top, bottom, to }: Tier, x: number): number {
  const rise = Math.round(((x + 0.5 - MIDDLE) / to) ** 2 * 2.5);
  return bottom - rise - ([2, 0, 0, 1][(x + top) % 4] ?? 0);
}

function paintTier(picture: Bitmap, tier: Tier): void {
  const { top, bottom, from, to } = tier;
  for (let x = 0; x < WIDTH; x++) {
    const across = x + 0.5 - MIDDLE;
    const end = hem(tier, x);
    for (let y = top; y <= end; y++) {
      const down = (y - top) / (bottom - top);
      const half = from + (to - from) * down;
      if (Math.abs(across) > half) continue;
      const shade = needleShade(across / Math.max(1, half), down, x, y);
      picture.set(x, y, RAMPS.pine[y > end - 2 && shade > 2 ? 2 : shade]);
    }
    // The layer casts its shadow on the one below it.
    for (const y of [end + 1, end + 2])
      if (Math.abs(across) <= to && picture.opacity(x, y) > 0)
        picture.set(x, y, RAMPS.pine[y === end + 1 ? 0 : 1]);
  }
}

/** A fir with four layers. */
export function drawPine(): Bitmap {
  const tree = new Bitmap(WIDTH, HEIGHT);
  const bark = RAMPS.bark;
  tree.rect(14, 34, 5, 8, bark[3]).rect(14, 34, 1, 8, bark[4]).rect(17, 34, 2, 8, bark[1]);
  tree.rect(13, 41, 7, 1, bark[2]).rect(14, 36, 5, 1, bark[1]);
  for (const tier of TIERS) paintTier(tree, tier);
  const shadow = dropShadow(new Bitmap(WIDTH, HEIGHT), { x: 16.5, y: 41.5, rx: 12, ry: 3.4 });
  return shadow.draw(outlinedBy(tree, RAMPS.pine[0], 0.25), 0, 0);
}
