import type { Bitmap } from '@hopcode/art/kit/bitmap';
import { type Rgb, rgbOf } from '@hopcode/art/kit/color';
import { DROP_OPACITY, dropsIn } from '@hopcode/art/sky/drops';
import { GLOW, LIGHT_COLOR, type Light, PANE } from '@hopcode/art/sky/lights';
import { type Falling, LOOKS, type SkyShade } from '@hopcode/art/sky/looks';
import type { Sky } from '@hopcode/engine/formats/reaction';

/** The opacity that `Bitmap` expects, for an opacity from 0 to 1. */
const FULL = 255;

const multiply = (over: Rgb, under: Rgb): Rgb => [
  (over[0] * under[0]) / FULL,
  (over[1] * under[1]) / FULL,
  (over[2] * under[2]) / FULL,
];

const drawShade = (canvas: Bitmap, { color, opacity, blend }: SkyShade): void => {
  const over = rgbOf(color);
  canvas.forEachPixel((x, y, under) => {
    canvas.set(x, y, blend === 'multiply' ? multiply(over, under) : over, opacity * FULL);
  });
};

/** Each pixel is divided into this many parts per side to find its share inside a circle. */
const PARTS = 16;

/** The share of the pixel at (`x`, `y`) that is inside a circle around (0, 0): a canvas smooths the edge of a circle. */
const shareInside = (x: number, y: number, radius: number): number => {
  let inside = 0;
  for (let row = 0.5; row < PARTS; row += 1)
    for (let col = 0.5; col < PARTS; col += 1)
      if (Math.hypot(x + col / PARTS, y + row / PARTS) <= radius) inside += 1;
  return inside / PARTS ** 2;
};

/** The pixels of the circles of light around (0, 0), in draw order. */
const GLOW_PIXELS = GLOW.flatMap(([radius, opacity]) => {
  const offsets = Array.from({ length: 2 * radius }, (_, index) => index - radius);
  return offsets.flatMap((y) =>
    offsets.map((x) => ({ x, y, opacity: shareInside(x, y, radius) * opacity * FULL })),
  );
});

const drawLights = (canvas: Bitmap, lights: readonly Light[]): void => {
  const color = rgbOf(LIGHT_COLOR);
  const half = PANE.size / 2;
  for (const { x, y } of lights) {
    for (const pixel of GLOW_PIXELS) canvas.set(x + half + pixel.x, y + half + pixel.y, color, pixel.opacity);
    canvas.rect(x, y, PANE.size, PANE.size, color, PANE.opacity * FULL);
  }
};

const drawFalling = (canvas: Bitmap, falling: Falling): void => {
  const { width, height } = canvas;
  for (const { x, y } of dropsIn({ x: 0, y: 0, width, height }, falling, 0))
    canvas.rect(x, y, falling.width, falling.height, rgbOf(falling.color), DROP_OPACITY * FULL);
};

/**
 * Draws a sky over an opaque picture of a whole map, at original size, as the stage draws it when its clock is 0. A day
 * changes nothing.
 */
export const drawSky = (canvas: Bitmap, sky: Sky, lights: readonly Light[]): void => {
  const { shade, falling, lights: shine } = LOOKS[sky];
  if (shade) drawShade(canvas, shade);
  if (shine) drawLights(canvas, lights);
  if (falling) drawFalling(canvas, falling);
};
