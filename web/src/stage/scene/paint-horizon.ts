import type { Sky } from '@hopcode/engine/formats/reaction';
import {
  DAY_HORIZON,
  EVENING_HORIZON,
  type HorizonColors,
  NIGHT_HORIZON,
  RAIN_HORIZON,
  SNOW_HORIZON,
} from '../../lib/palette/horizons.ts';
import type { Color } from '../../lib/palette/shades.ts';

/** The height of the sky in a picture of a place in the story, in native pixels. */
export const HORIZON = 48;

const HORIZONS: Readonly<Record<Sky, HorizonColors>> = {
  day: DAY_HORIZON,
  evening: EVENING_HORIZON,
  night: NIGHT_HORIZON,
  rain: RAIN_HORIZON,
  snow: SNOW_HORIZON,
};

/** Draws a rectangle of the sky: on a canvas, or into a list in a test. */
export type SkyBrush = (color: Color, x: number, y: number, width: number, height: number) => void;

/** The thresholds of the dots that mix two bands of colour. */
const DITHER = [
  [0, 0.5],
  [0.75, 0.25],
] as const;

const paintBands = (brush: SkyBrush, bands: HorizonColors['bands'], width: number): void => {
  const band = HORIZON / bands.length;
  for (let y = 0; y < HORIZON; y += 1) {
    const at = y / band;
    const here = bands[Math.floor(at)] ?? bands[0];
    const next = bands[Math.floor(at) + 1] ?? here;
    brush(here, 0, y, width, 1);
    const share = (at - Math.floor(at) - 0.5) * 2;
    if (share <= 0 || next === here) continue;
    for (let x = 0; x < width; x += 1) if (share > (DITHER[y % 2]?.[x % 2] ?? 1)) brush(next, x, y, 1, 1);
  }
};

/** The fixed positions of the stars: the distances from the left and from the top. */
const STARS = [20, 60, 104, 150, 40, 290, 322, 250, 200, 360, 402, 436, 88, 172].map((x, index) => [
  x,
  3 + ((index * 7) % 20),
]);
const CLOUDS = [
  [34, 22, 46],
  [118, 12, 34],
  [262, 26, 54],
  [186, 8, 26],
  [352, 16, 40],
  [430, 28, 30],
] as const;

const paintOrb = (brush: SkyBrush, [orb, glow]: readonly [Color, Color], x: number, y: number): void => {
  const disc = (color: Color, radius: number) => {
    for (let row = -radius; row <= radius; row += 1) {
      const half = Math.floor(Math.sqrt(radius * radius - row * row));
      brush(color, x - half, y + row, half * 2, 1);
    }
  };
  for (const radius of [34, 26, 20]) disc(glow, radius);
  disc(orb, 13);
};

/** Rounded hills, the distant ones first. The outline of each is the sum of two waves. */
const HILLS = [
  { top: 34, wave: 37, ripple: 17, height: 5 },
  { top: 39, wave: 26, ripple: 11, height: 3 },
  { top: 43, wave: 41, ripple: 13, height: 2 },
] as const;

/** Paints the sky above a place in the story; the width is in native pixels. */
export const paintHorizon = (brush: SkyBrush, sky: Sky, width: number): void => {
  const { bands, hills, clouds, stars, orb } = HORIZONS[sky];
  paintBands(brush, bands, width);
  if (stars) for (const [x = 0, y = 0] of STARS) brush(stars, x, y, 1, 1);
  if (orb) paintOrb(brush, orb, Math.round(width * 0.66), sky === 'night' ? 16 : 36);
  if (clouds)
    for (const [x, y, long] of CLOUDS) {
      brush(clouds[0], x, y, long, 2);
      brush(clouds[0], x + 5, y - 2, long - 14, 2);
      brush(clouds[1], x + 3, y - 1, long - 12, 1);
      brush(clouds[1], x + 8, y - 3, long - 24, 1);
    }
  for (const [index, { top, wave, ripple, height }] of HILLS.entries())
    for (let x = 0; x < width; x += 1) {
      const y = Math.round(top + Math.sin(x / wave) * height + Math.sin(x / ripple + 2) * height * 0.5);
      brush(hills[index] ?? hills[0], x, y, 1, HORIZON - y);
    }
};
