import { Bitmap } from '../kit/bitmap.ts';
import { dropShadow, outlinedBy } from '../kit/outline.ts';
import { RAMPS, type RampName } from '../kit/ramps.ts';
import { type Clump, paintClump } from './clump.ts';

const CLUMPS: readonly Clump[] = [
  { x: 5, y: 9, radius: 3.6, dim: 0.15 },
  { x: 11, y: 9, radius: 3.6, dim: 0.25 },
  { x: 8, y: 8, radius: 4.6, dim: 0.02 },
  { x: 8, y: 11, radius: 3.4, dim: 0.2 },
];

const BERRIES = [
  [5, 8],
  [10, 7],
  [8, 11],
  [12, 10],
  [3, 10],
] as const;

/** A round bush, bare or with berries. */
export function drawBush(seed: number, berry?: RampName, leaf: RampName = 'leaf'): Bitmap {
  const bush = new Bitmap(16, 16);
  CLUMPS.forEach((clump, index) => {
    paintClump(bush, clump, RAMPS[leaf], seed + index * 2);
  });
  for (const [x, y] of berry ? BERRIES : [])
    if (berry)
      bush.stamp(x, y - 1, ['ab', 'bc'], { a: RAMPS[berry][5], b: RAMPS[berry][3], c: RAMPS[berry][1] });
  const shadow = dropShadow(new Bitmap(16, 16), { x: 8.5, y: 13.4, rx: 6.5, ry: 2 });
  return shadow.draw(outlinedBy(bush, RAMPS[leaf][0], 0.25), 0, 0);
}
