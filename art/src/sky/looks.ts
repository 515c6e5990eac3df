import type { Sky } from '@hopcode/engine/formats/reaction';

/** A colour over the whole farm. */
export type SkyShade = {
  /** As `#rrggbb`. */
  readonly color: string;
  /** From 0 to 1. */
  readonly opacity: number;
  /** Set if the shade tints the picture below it, as moonlight does, instead of covering it. */
  readonly blend?: 'multiply';
};

/** Falling drops or flakes, in pixels of the art. */
export type Falling = {
  /** As `#rrggbb`. */
  readonly color: string;
  readonly width: number;
  readonly height: number;
  /** The time in which a drop falls to the position of the next drop, in milliseconds. */
  readonly ms: number;
  /** The distance that a drop drifts sideways in that time. */
  readonly drift: number;
};

export type SkyLook = {
  readonly shade?: SkyShade;
  /** Whether windows and lanterns shine. */
  readonly lights?: true;
  readonly falling?: Falling;
};

const PAPER = '#fff9ec';

/**
 * The look of every sky, drawn over the farm in this order: the shade, the lights, what falls. The stage and the
 * pictures of levels both draw it.
 */
export const LOOKS: Readonly<Record<Sky, SkyLook>> = {
  day: {},
  evening: { shade: { color: '#b84a0b', opacity: 0.22 }, lights: true },
  night: { shade: { color: '#4a62a8', opacity: 0.75, blend: 'multiply' }, lights: true },
  rain: {
    shade: { color: '#1b6a9c', opacity: 0.22 },
    falling: { color: PAPER, width: 1, height: 4, ms: 600, drift: 8 },
  },
  snow: {
    shade: { color: PAPER, opacity: 0.12 },
    falling: { color: PAPER, width: 2, height: 2, ms: 4800, drift: 16 },
  },
};
