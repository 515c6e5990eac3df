import { mix, type Rgb } from '../kit/color.ts';
import { noise } from '../kit/noise.ts';
import { RAMPS } from '../kit/ramps.ts';
import type { EdgePoint } from './edge.ts';
import { borderedTile, type DrawGround } from './ground.ts';

const PLANK = RAMPS.plank;
const SHAPE = { inset: 0.4, radius: 1, wobble: 0 };
const BOARD_HEIGHT = 4;
const BOARD = mix(PLANK[2], PLANK[3], 0.7);
const BOARD_DARKER = mix(PLANK[2], PLANK[3], 0.35);
const GRAIN = mix(PLANK[2], PLANK[3], 0.15);
const LIT = mix(PLANK[3], PLANK[4], 0.45);
const GAP = mix(PLANK[1], PLANK[2], 0.3);

/** The ends of the boards in the four rows, for each variant. */
const ENDS: readonly (readonly number[])[] = [
  [5, 13, 2, 9],
  [11, 3, 14, 7],
];

function board(x: number, y: number, variant: number): Rgb {
  const row = Math.floor(y / BOARD_HEIGHT);
  const inRow = y % BOARD_HEIGHT;
  const end = ENDS[variant]?.[row] ?? 0;
  if (inRow === BOARD_HEIGHT - 1 || x === end) return GAP;
  if (inRow === 0) return LIT;
  if ((x === end - 2 || x === end + 2) && inRow === 1) return PLANK[1];
  if (noise(x >> 2, y, 23 + variant) > 0.8) return GRAIN;
  return (row + (x < end ? 0 : 1)) % 2 === 0 ? BOARD : BOARD_DARKER;
}

const paintVariant =
  (variant: number) =>
  (x: number, y: number, { distance, inwardY }: EdgePoint): Rgb => {
    if (distance < 1.1) return inwardY < -0.4 ? PLANK[0] : PLANK[1];
    return board(x, y, variant);
  };

/** Boards, for rooms and piers. */
export const drawWoodFloor: DrawGround = (mask, variant) => borderedTile(mask, SHAPE, paintVariant(variant));
