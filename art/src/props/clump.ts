import type { Bitmap } from '../kit/bitmap.ts';
import type { Ramp, Shade } from '../kit/color.ts';
import { noise } from '../kit/noise.ts';

/** A ball of leaves: its centre, its radius, and how much darker than its neighbours it is (0 to 1). */
export type Clump = { readonly x: number; readonly y: number; readonly radius: number; readonly dim: number };

function leafShade(brightness: number): Shade {
  if (brightness > 0.82) return 5;
  if (brightness > 0.45) return 4;
  if (brightness > 0.02) return 3;
  return brightness > -0.42 ? 2 : 1;
}

const darker = (shade: Shade): Shade => (shade > 2 ? (shade === 5 ? 4 : shade === 4 ? 3 : 2) : 1);

/** Paints a lit ball with an irregular edge and groups of leaf marks. */
export function paintClump(picture: Bitmap, clump: Clump, foliage: Ramp, seed: number): void {
  const { x: cx, y: cy, radius, dim } = clump;
  for (let y = Math.floor(cy - radius - 1); y <= cy + radius + 1; y++)
    for (let x = Math.floor(cx - radius - 1); x <= cx + radius + 1; x++) {
      const dx = x + 0.5 - cx;
      const dy = y + 0.5 - cy;
      const angle = Math.atan2(dy, dx);
      const reach = radius + Math.sin(angle * 5 + seed) * 0.45 + Math.sin(angle * 9 + seed * 2) * 0.35;
      const distance = Math.hypot(dx, dy);
      if (distance > reach) continue;
      const nx = dx / radius;
      const ny = dy / radius;
      const nz = Math.sqrt(Math.max(0, 1 - nx * nx - ny * ny));
      const leaf = (noise(x >> 1, (y + (x >> 1)) >> 1, Math.floor(seed * 10)) - 0.5) * 0.42;
      const shade = leafShade(-0.5 * nx - 0.68 * ny + 0.45 * nz + leaf - dim);
      const underside = distance > reach - 1 && nx * 0.5 + ny * 0.7 > 0.25;
      picture.set(x, y, foliage[underside ? darker(shade) : shade]);
    }
}
