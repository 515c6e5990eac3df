import { mix, type Rgb } from '../kit/color.ts';
import { RAMPS } from '../kit/ramps.ts';
import { type EdgePoint, edgeDistance } from './edge.ts';
import { borderedTile, type DrawGround } from './ground.ts';

const SAND = RAMPS.sand;
const SHAPE = { inset: 1.6, radius: 6, wobble: 1.1 };
const RIPPLE = mix(SAND[2], SAND[3], 0.55);
const DIP = mix(SAND[2], SAND[3], 0.3);

const RIPPLES: readonly (readonly (readonly [x: number, y: number, length: number])[])[] = [
  [],
  [
    [3, 5, 4],
    [5, 6, 3],
    [10, 11, 3],
  ],
  [
    [8, 4, 4],
    [11, 5, 2],
    [3, 12, 3],
  ],
];

function paint(_x: number, _y: number, { distance, inwardY }: EdgePoint): Rgb {
  if (distance < 1.1) return inwardY > 0.35 ? SAND[2] : inwardY < -0.35 ? SAND[5] : DIP;
  return SAND[3];
}

/** Beach sand with a few wind ripples. */
export const drawSand: DrawGround = (mask, variant) => {
  const tile = borderedTile(mask, SHAPE, paint);
  for (const [x, y, length] of RIPPLES[variant] ?? [])
    for (let step = 0; step < length; step++)
      if (edgeDistance(mask, x + step, y, SHAPE) > 3)
        tile.set(x + step, y, RIPPLE).set(x + step, y + 1, SAND[4]);
  return tile;
};
