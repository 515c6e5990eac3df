import { Bitmap } from '../kit/bitmap.ts';
import type { Shade } from '../kit/color.ts';
import { noise } from '../kit/noise.ts';
import { dropShadow, outlinedBy } from '../kit/outline.ts';
import { RAMPS } from '../kit/ramps.ts';

const WIDTH = 32;
const HEIGHT = 46;
const MIDDLE = 16;

/** A skirt of branches: its top and bottom row and its half width at both. */
type Tier = { readonly top: number; readonly bottom: number; readonly from: number; readonly to: number };

// The lowest first: each higher skirt lies over the one below it.
const TIERS: readonly Tier[] = [
  { top: 22, bottom: 37, from: 4, to: 13 },
  { top: 14, bottom: 29, from: 3, to: 11 },
  { top: 7, bottom: 21, from: 1.5, to: 8.5 },
  { top: 2, bottom: 13, from: 0, to: 5.5 },
];

function needleShade(across: number, down: number, x: number, y: number): Shade {
  const brightness = -0.62 * across - 0.5 * (down - 0.35) + (noise(x, (y + x) >> 1, 3) - 0.5) * 0.35 + 0.12;
  if (brightness > 0.5) return 5;
  if (brightness > 0.26) return 4;
  if (brightness > -0.08) return 3;
  return brightness > -0.45 ? 2 : 1;
}

function paintTier(picture: Bitmap, tier: Tier): void {
  const { top, bottom, from, to } = tier;
  for (let y = top; y <= bottom; y++) {
    const down = (y - top) / (bottom - top);
    // Branches hang in scallops four pixels wide along the lower edge.
    for (let x = 0; x < WIDTH; x++) {
      const offset = x + 0.5 - MIDDLE;
      const half = from + (to - from) * down ** 0.9;
      if (Math.abs(offset) > half) continue;
      const droop = [0, 2, 2, 1][(x + top) % 4] ?? 0;
      const rise = Math.round((Math.abs(offset) / to) ** 2 * 2);
      if (y > bottom - rise - 2 + droop) continue;
      const edge = y > bottom - rise - 4 + droop;
      const shade = needleShade(offset / Math.max(1, half), down, x, y);
      picture.set(x, y, RAMPS.pine[edge && shade > 1 ? (shade > 3 ? 3 : 2) : shade]);
    }
  }
}

/** A fir in four skirts. */
export function drawPine(): Bitmap {
  const tree = new Bitmap(WIDTH, HEIGHT);
  const bark = RAMPS.bark;
  tree.rect(14, 34, 5, 8, bark[3]).rect(14, 34, 1, 8, bark[4]).rect(17, 34, 2, 8, bark[1]);
  tree.rect(13, 41, 7, 1, bark[2]).rect(14, 36, 5, 1, bark[1]);
  for (const tier of TIERS) paintTier(tree, tier);
  const shadow = dropShadow(new Bitmap(WIDTH, HEIGHT), { x: 16.5, y: 41.5, rx: 11, ry: 3.4 });
  return shadow.draw(outlinedBy(tree, RAMPS.pine[0], 0.25), 0, 0);
}
