import { Bitmap } from '../kit/bitmap.ts';
import type { Rgb, Shade } from '../kit/color.ts';
import { shadeAt } from '../kit/light.ts';
import { outlinedBy } from '../kit/outline.ts';
import { RAMPS, type RampName } from '../kit/ramps.ts';

/** Width and height of a portrait. */
export const PORTRAIT_SIZE = 40;

/** A shade of a material, such as `['fur', 3]`. */
export type Tone = readonly [ramp: RampName, shade: Shade];

export const toneColor = ([ramp, shade]: Tone): Rgb => RAMPS[ramp][shade];

/** An ellipse: its middle and its radii. */
export type Oval = readonly [x: number, y: number, rx: number, ry: number];

/** Half the width of an oval in one of its rows. */
const halfWidth = (rx: number, ry: number, row: number): number =>
  Math.round(rx * Math.sqrt(Math.max(0, 1 - (row / (ry + 0.4)) ** 2)));

/**
 * Draws a face that is too large for a drawing in letters: ovals with light from the top left, boxes and small stamps.
 */
export type Easel = {
  /** A flat oval. */
  readonly oval: (tone: Tone, oval: Oval) => Easel;
  /** An oval that is lit like a ball. */
  readonly ball: (ramp: RampName, oval: Oval) => Easel;
  readonly box: (tone: Tone, x: number, y: number, width?: number, height?: number) => Easel;
  /** Paints a pixel for each letter in `rows` that has a tone. */
  readonly stamp: (
    x: number,
    y: number,
    rows: readonly string[],
    tones: Readonly<Record<string, Tone>>,
  ) => Easel;
  /** The stamp, and its mirror image on the other side of the face. */
  readonly twice: (
    x: number,
    y: number,
    rows: readonly string[],
    tones: Readonly<Record<string, Tone>>,
  ) => Easel;
  /** The picture with a dark border around everything. */
  readonly finish: () => Bitmap;
};

/** The middle column of every face is 20, so the mirror image of column x is column 40 - x. */
const MIRROR = 40;

export function createEasel(): Easel {
  const picture = new Bitmap(PORTRAIT_SIZE, PORTRAIT_SIZE);
  const inOval = ([x, y, rx, ry]: Oval, paint: (column: number, row: number) => void): void => {
    for (let row = -ry; row <= ry; row++) {
      const half = halfWidth(rx, ry, row);
      for (let column = -half; column <= half; column++) paint(x + column, y + row);
    }
  };
  const stampColors = (tones: Readonly<Record<string, Tone>>): Record<string, Rgb> =>
    Object.fromEntries(Object.entries(tones).map(([letter, tone]) => [letter, toneColor(tone)]));
  const easel: Easel = {
    oval: (tone, oval) => {
      inOval(oval, (x, y) => picture.set(x, y, toneColor(tone)));
      return easel;
    },
    ball: (ramp, oval) => {
      const [x, y, rx, ry] = oval;
      const region = { has: () => true, left: x - rx, right: x + rx, top: y - ry, bottom: y + ry };
      inOval(oval, (column, row) =>
        picture.set(column, row, RAMPS[ramp][shadeAt('ball', region, column, row)]),
      );
      return easel;
    },
    box: (tone, x, y, width = 1, height = 1) => {
      picture.rect(x, y, width, height, toneColor(tone));
      return easel;
    },
    stamp: (x, y, rows, tones) => {
      picture.stamp(x, y, rows, stampColors(tones));
      return easel;
    },
    twice: (x, y, rows, tones) => {
      const mirrored = rows.map((row) => [...row].reverse().join(''));
      const width = Math.max(...rows.map((row) => row.length));
      return easel.stamp(x, y, rows, tones).stamp(MIRROR - x - width + 1, y, mirrored, tones);
    },
    finish: () => outlinedBy(picture, RAMPS.ink[0], 0.12),
  };
  return easel;
}
