import { clamp } from '../../../lib/clamp.ts';

/** The sheet that confetti is drawn on, in pixels, and its pictures a second (game.md section 9, 'confetti'). */
export const SHEET = { width: 1920, height: 1080 } as const;
export const FRAMES_A_SECOND = 25;

/** How many pictures a shot has; the scraps fade on the last ones. */
export const FRAMES = 4 * FRAMES_A_SECOND;
const FADING = FRAMES_A_SECOND;

const COLORS = ['#FFC93C', '#2F7A35', '#A5CF65', '#1B6A9C', '#B84A0B', '#B3263A'] as const;

const SCRAPS_A_SIDE = 70;
/** Straight up is a quarter of a turn; each side aims inwards, and scatters around that. */
const AIM = Math.PI / 3;
const SCATTER = Math.PI / 3.2;
/** Pixels in the first picture, and the share of it that each next one keeps. */
const SPEED = { least: 60, most: 115 } as const;
const KEPT = 0.9;
/** Pixels a picture at which a scrap falls in the end. */
const FALL = { least: 9, most: 15 } as const;

/** A scrap of paper as it is thrown. Lengths in pixels of the sheet, times in pictures. */
export type Scrap = {
  readonly color: string;
  readonly size: number;
  readonly from: { readonly x: number; readonly y: number };
  readonly speed: { readonly x: number; readonly y: number };
  readonly fall: number;
  /** Radians that it turns in a picture. */
  readonly spin: number;
};

const between = ({ least, most }: { readonly least: number; readonly most: number }, share: number): number =>
  least + (most - least) * share;

/** Throws scraps inwards from both sides of the sheet. `random` answers numbers from 0 to below 1. */
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

/** Where a scrap is in a picture, from 0; `turn` in radians, `opacity` from 0 to 1. */
export const scrapAt = (
  { from, speed, fall, spin }: Scrap,
  frame: number,
): { readonly x: number; readonly y: number; readonly turn: number; readonly opacity: number } => {
  // Air takes the same share of the speed from picture to picture: the sum of what is left of it.
  const flown = (1 - KEPT ** frame) / (1 - KEPT);
  return {
    x: from.x + speed.x * flown,
    y: from.y + speed.y * flown + fall * (frame - flown),
    turn: spin * frame,
    opacity: clamp((FRAMES - 1 - frame) / FADING, 0, 1),
  };
};
