import { Bitmap } from '../kit/bitmap.ts';
import { noise } from '../kit/noise.ts';
import { RAMPS } from '../kit/ramps.ts';

const VEIL_OPACITY = 96;
const CLOUD_OPACITY = 240;
/** How far the edge of the mist moves in and out, in pixels. */
const WAVE = 9;

/**
 * How far the mist extends over the edge of its box at one point of the border. Long and short waves together make the
 * edge look torn.
 */
const wave = (along: number): number => Math.sin(along / 19) * WAVE * 0.6 + Math.sin(along / 7) * WAVE * 0.4;

function puff(picture: Bitmap, cx: number, cy: number, radius: number): void {
  const { white, snow } = RAMPS;
  for (let y = -radius; y <= radius; y++)
    for (let x = -radius * 2; x <= radius * 2; x++) {
      if ((x / 2) ** 2 + y * y > radius * radius) continue;
      const color = y > radius * 0.45 ? snow[2] : white[5];
      picture.erase(cx + x, cy + y).set(cx + x, cy + y, color, CLOUD_OPACITY);
    }
}

function cloud(picture: Bitmap, x: number, y: number): void {
  puff(picture, x, y + 3, 5);
  puff(picture, x - 8, y + 4, 4);
  puff(picture, x + 9, y + 4, 4);
  puff(picture, x + 2, y, 6);
}

/**
 * The mist over a place of a map: a thin veil with clouds on it. Its edge is torn, and half of the pixels at the border
 * are missing.
 */
export function drawMist(width: number, height: number): Bitmap {
  const picture = new Bitmap(width, height);
  const veil = RAMPS.snow[4];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const inside = Math.min(
        x - WAVE + wave(y + 40),
        width - 1 - x - WAVE + wave(y),
        y - WAVE + wave(x),
        height - 1 - y - WAVE + wave(x + 90),
      );
      if (inside > 8 || (inside > 0 && (x + y) % 2 === 0)) picture.set(x, y, veil, VEIL_OPACITY);
    }
  for (let x = 26, at = 0; x < width - 20; x += 90, at++) {
    cloud(picture, x + Math.floor(noise(at, 1, width) * 24), 10 + Math.floor(noise(at, 2, width) * 26));
    const low = height - 14 - Math.floor(noise(at, 3, width) * 34);
    cloud(picture, Math.min(width - 22, x + 30 + Math.floor(noise(at, 4, width) * 40)), low);
  }
  return picture;
}
