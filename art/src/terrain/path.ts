import { RAMPS } from '../kit/ramps.ts';
import { type EdgePoint, edgeDistance } from './edge.ts';
import { borderedTile, type DrawGround } from './ground.ts';

const EARTH = RAMPS.path;
const SHAPE = { inset: 2, radius: 5, wobble: 1 };
const PEBBLE = ['ll', 'dd'];
const SPECK = ['d'];
const COLORS = { l: EARTH[4], d: EARTH[2] };

type Mark = readonly [rows: readonly string[], x: number, y: number];

const MARKS: readonly (readonly Mark[])[] = [
  [],
  [
    [PEBBLE, 4, 5],
    [SPECK, 11, 9],
    [SPECK, 12, 9],
  ],
  [
    [SPECK, 5, 11],
    [PEBBLE, 10, 6],
    [SPECK, 3, 3],
  ],
  [
    [SPECK, 8, 4],
    [SPECK, 9, 4],
    [PEBBLE, 7, 11],
    [SPECK, 13, 13],
  ],
];

function paint(_x: number, _y: number, { distance, inwardY }: EdgePoint) {
  const underNorthEdge = inwardY > 0.35;
  if (underNorthEdge && distance < 1.3) return EARTH[1];
  if (underNorthEdge && distance < 2.3) return EARTH[2];
  if (distance < 1.1) return inwardY < -0.35 ? EARTH[4] : EARTH[2];
  return EARTH[3];
}

/** Trodden earth, a little lower than the grass. Its north edge is in shadow and its south edge in the light. */
export const drawPath: DrawGround = (mask, variant) => {
  const tile = borderedTile(mask, SHAPE, paint);
  for (const [rows, x, y] of MARKS[variant] ?? [])
    if (edgeDistance(mask, x + 1, y + 1, SHAPE) > 3) tile.stamp(x, y, rows, COLORS);
  return tile;
};
