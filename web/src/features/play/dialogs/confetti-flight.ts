import { clamp } from '../../../lib/clamp.ts';
import { BERRY, CARROT, MEADOW, POND, SUN } from '../../../lib/palette/shades.ts';

/** Size of the canvas for confetti, in pixels, and its frames per second (game.md section 9, 'confetti'). */
export const SHEET = { width: 1920, height: 1080 } as const;
export const FRAMES_A_SECOND = 25;

/** How many frames the confetti lasts. The scraps fade out in the last frames. */
export const FRAMES = 4 * FRAMES_A_SECOND;
const FADING = FRAMES_A_SECOND;

const COLORS = [SUN[4], MEADOW[7], MEADOW[3], POND, CARROT, BERRY[7]] as const;

const SCRAPS_A_SIDE = 70;
/**
 * The direction of a throw and its spread, in radians. Straight up is a quarter turn. Each side throws inwards in this
 * direction, with this spread.
 */
const AIM = Math.PI / 3;
const SCATTER = Math.PI / 3.2;
/**
 * The speed in the first frame, in pixels per frame, and the fraction of the speed that remains in each following
 * frame.
 */
const SPEED = { least: 60, most: 115 } as const;
const KEPT = 0.9;
/** Final falling speed of a scrap, in pixels per frame. */
const FALL = { least: 9, most: 15 } as const;

/** A scrap of paper when it is thrown. Lengths are in pixels of the canvas, times in frames. */
export type Scrap = {
  readonly color: string;
  readonly size: number;
  readonly from: { readonly x: number; readonly y: number };
  readonly speed: { readonly x: number; readonly y: number };
  readonly fall: number;
  /** Rotation in radians per frame. */
  readonly spin: number;
};

const between = ({ least, most }: { readonly least: number; readonly most: number }, share: number): number =>
  least + (most - least) * share;

/** Throws scraps inwards from both sides of the canvas. `random` returns a number from 0 to below 1. */
export const throwScraps = (random: () => number): Scrap[] =>
  [1, -1].flatMap((way) =>
    Array.from({ length: SCRAPS_A_SIDE }, (_, index): Scrap => {
      const angle = AIM + (random() - 0.5) * SCATTER;
      const speed = between(SPEED, random());
      return {
        color: COLORS[index % COLORS.length] ?? COLORS[0],
        size: between({ least: 12, most: 22 }, random()),
        from: { x: way === 1 ? 0 : SHEET.width, y: SHEET.height * 0.8 },
        speed: { x: way * speed * Math.cos(angle), y: -speed * Math.sin(angle) },
        fall: between(FALL, random()),
        spin: (random() - 0.5) * 0.8,
      };
    }),
  );

/**
 * The position of a scrap in a frame. Frames are numbered from 0, `turn` is in radians, and `opacity` is from 0 to 1.
 */
export const scrapAt = (
  { from, speed, fall, spin }: Scrap,
  frame: number,
): { readonly x: number; readonly y: number; readonly turn: number; readonly opacity: number } => {
  // Air resistance takes the same fraction of the speed in each frame. So this is the sum of the speeds in all frames
  // until now, for an initial speed of 1.
  const flown = (1 - KEPT ** frame) / (1 - KEPT);
  return {
    x: from.x + speed.x * flown,
    y: from.y + speed.y * flown + fall * (frame - flown),
    turn: spin * frame,
    opacity: clamp((FRAMES - 1 - frame) / FADING, 0, 1),
  };
};
