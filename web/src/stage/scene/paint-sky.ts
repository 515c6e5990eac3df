import { DROP_OPACITY, dropsIn } from '@hopcode/art/sky/drops';
import { GLOW, LIGHT_COLOR, type Light, PANE } from '@hopcode/art/sky/lights';
import { type Falling, LOOKS } from '@hopcode/art/sky/looks';
import type { ShownSky } from '../animation/pose.ts';
import type { Brush } from './brush.ts';

const paintFalling = ({ context, window }: Brush, falling: Falling, clock: number) => {
  const { width, height, color } = falling;
  context.fillStyle = color;
  for (const { x, y } of dropsIn(window, falling, clock))
    context.fillRect(x - window.x, y - window.y, width, height);
};

const paintLights = ({ context, window }: Brush, lights: readonly Light[], strength: number): void => {
  for (const light of lights) {
    const [x, y] = [light.x - window.x, light.y - window.y];
    context.fillStyle = LIGHT_COLOR;
    for (const [radius, opacity] of GLOW) {
      context.globalAlpha = opacity * strength;
      context.beginPath();
      context.arc(x + PANE.size / 2, y + PANE.size / 2, radius, 0, 7);
      context.fill();
    }
    context.globalAlpha = PANE.opacity * strength;
    context.fillRect(x, y, PANE.size, PANE.size);
  }
};

/**
 * Draws the light and the weather over everything in the window, and the lights of windows and lanterns. `clock` is in
 * milliseconds; 0 draws a still picture.
 */
export const paintSky = (
  brush: Brush,
  { sky, strength }: ShownSky,
  lights: readonly Light[],
  clock: number,
): void => {
  const { shade, falling, lights: shine } = LOOKS[sky];
  const { context, window } = brush;
  const before = context.globalAlpha;
  if (shade) {
    context.globalAlpha = shade.opacity * strength;
    context.fillStyle = shade.color;
    context.globalCompositeOperation = shade.blend ?? 'source-over';
    context.fillRect(0, 0, window.width, window.height);
    context.globalCompositeOperation = 'source-over';
  }
  if (shine) paintLights(brush, lights, strength);
  if (falling) {
    context.globalAlpha = DROP_OPACITY * strength;
    paintFalling(brush, falling, clock);
  }
  context.globalAlpha = before;
};
