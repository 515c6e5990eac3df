import type { Sky } from '@hopcode/engine/formats/reaction';
import { CARROT, MOONLIGHT, PAPER, POND, SUN } from '../../lib/palette/shades.ts';
import { phaseOf } from '../animation/curves.ts';
import type { ShownSky } from '../animation/pose.ts';
import type { Brush } from './brush.ts';
import { type Light, PANE } from './lights.ts';

type Look = {
  readonly shade?: {
    readonly color: string;
    readonly opacity: number;
    /** Set if the shade tints the picture below it, as moonlight does, instead of covering it. */
    readonly blend?: 'multiply';
  };
  /** Whether windows and lanterns shine. */
  readonly lights?: true;
  /** Falling drops or flakes, in native pixels. */
  readonly falling?: {
    readonly color: string;
    readonly width: number;
    readonly height: number;
    /** The time in which a drop falls to the position of the next drop. */
    readonly ms: number;
    /** The distance that a drop drifts sideways in that time. */
    readonly drift: number;
  };
};

const LOOKS: Readonly<Record<Sky, Look>> = {
  day: {},
  evening: { shade: { color: CARROT, opacity: 0.22 }, lights: true },
  night: { shade: { color: MOONLIGHT, opacity: 0.75, blend: 'multiply' }, lights: true },
  rain: {
    shade: { color: POND, opacity: 0.22 },
    falling: { color: PAPER, width: 1, height: 4, ms: 600, drift: 8 },
  },
  snow: {
    shade: { color: PAPER, opacity: 0.12 },
    falling: { color: PAPER, width: 2, height: 2, ms: 4800, drift: 16 },
  },
};

/** Distance between drops, in native pixels. */
const DROPS_EVERY = 48;
const FALL_STEPS = 12;
const FALLING_OPACITY = 0.7;

const paintFalling = ({ context, window }: Brush, falling: NonNullable<Look['falling']>, clock: number) => {
  const { width, height, ms, drift, color } = falling;
  context.fillStyle = color;
  const fallen = phaseOf(clock, ms / FALL_STEPS, FALL_STEPS) / FALL_STEPS;
  // Drops keep their position on the farm when the camera moves.
  const firstRow = Math.floor(window.y / DROPS_EVERY) - 1;
  const firstCol = Math.floor(window.x / DROPS_EVERY) - 1;
  for (let row = firstRow; row * DROPS_EVERY < window.y + window.height; row += 1)
    for (let col = firstCol; col * DROPS_EVERY < window.x + window.width; col += 1) {
      const scatter = Math.abs((col * 31 + row * 17) % DROPS_EVERY);
      const x = col * DROPS_EVERY + scatter + Math.round(fallen * drift) - window.x;
      const y =
        row * DROPS_EVERY + ((scatter * 7) % DROPS_EVERY) + Math.round(fallen * DROPS_EVERY) - window.y;
      context.fillRect(x, y, width, height);
    }
};

/**
 * The sizes (in native pixels) and strengths of the light around a window or a lantern. The light fades in steps, as in
 * all our pixel art.
 */
const GLOW = [
  [22, 0.1],
  [14, 0.14],
  [8, 0.2],
] as const;

const paintLights = ({ context, window }: Brush, lights: readonly Light[], strength: number): void => {
  for (const light of lights) {
    const [x, y] = [light.x - window.x, light.y - window.y];
    context.fillStyle = SUN[3];
    for (const [radius, opacity] of GLOW) {
      context.globalAlpha = opacity * strength;
      context.beginPath();
      context.arc(x + PANE / 2, y + PANE / 2, radius, 0, 7);
      context.fill();
    }
    context.globalAlpha = 0.8 * strength;
    context.fillRect(x, y, PANE, PANE);
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
    context.globalAlpha = FALLING_OPACITY * strength;
    paintFalling(brush, falling, clock);
  }
  context.globalAlpha = before;
};
