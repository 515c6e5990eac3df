import { mix, type Rgb } from '../kit/color.ts';
import { RAMPS } from '../kit/ramps.ts';
import { type EdgePoint, edgeDistance } from './edge.ts';
import { borderedTile, type DrawGround } from './ground.ts';

const SNOW = RAMPS.snow;
const SHAPE = { inset: 1, radius: 6, wobble: 1.2 };
const HOLLOW = mix(SNOW[2], SNOW[3], 0.55);

const HOLLOWS: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [],
  [
    [4, 6],
    [5, 6],
    [6, 7],
    [11, 11],
  ],
  [
    [9, 4],
    [10, 4],
    [3, 12],
    [4, 12],
    [5, 11],
  ],
];

/** Snow on the ground: its south edge shows how thick it is. */
function paint(_x: number, _y: number, { distance, inwardY }: EdgePoint): Rgb {
  const southern = inwardY < -0.35;
  if (southern && distance < 1.2) return SNOW[1];
  if (southern && distance < 2.6) return SNOW[2];
  if (distance < 1.1) return inwardY > 0.35 ? SNOW[5] : HOLLOW;
  return SNOW[3];
}

/** A blanket of snow. */
export const drawSnow: DrawGround = (mask, variant) => {
  const tile = borderedTile(mask, SHAPE, paint);
  for (const [x, y] of HOLLOWS[variant] ?? [])
    if (edgeDistance(mask, x, y, SHAPE) > 3.5) tile.set(x, y, HOLLOW);
  return tile;
};
