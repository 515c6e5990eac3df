import { Bitmap } from '../kit/bitmap.ts';
import { dropShadow, outlinedBy } from '../kit/outline.ts';
import { RAMPS, type RampName } from '../kit/ramps.ts';
import { type Clump, paintClump } from './clump.ts';

const WIDTH = 32;
const HEIGHT = 44;

const TRUNK = [
  '...bbBbd...',
  '...bBbbd...',
  '...bBbbd...',
  '...bBbdd...',
  '..bbBbbd...',
  '.bbBbbbdd..',
  'bb.bbbd.dd.',
];

// The balls of leaves from back to front: low dark balls come first, the lit crown last.
const CROWN: readonly Clump[] = [
  { x: 9, y: 25, radius: 5.8, dim: 0.35 },
  { x: 22.8, y: 25.2, radius: 5.8, dim: 0.4 },
  { x: 16, y: 27, radius: 7, dim: 0.45 },
  { x: 7.6, y: 17, radius: 6.5, dim: 0.12 },
  { x: 24.2, y: 17, radius: 6.5, dim: 0.25 },
  { x: 16, y: 19, radius: 8.5, dim: 0.1 },
  { x: 11, y: 10, radius: 6.5, dim: 0 },
  { x: 21, y: 11, radius: 6.5, dim: 0.1 },
  { x: 15.5, y: 7.5, radius: 6, dim: -0.05 },
];

const FRUIT_PLACES = [
  [8, 22],
  [22, 25],
  [15, 16],
  [24, 15],
  [9, 12],
  [18, 28],
] as const;

function paintTrunk(picture: Bitmap): void {
  const bark = RAMPS.bark;
  picture.stamp(11, 33, TRUNK, { B: bark[4], d: bark[1], b: bark[3] });
  picture.rect(14, 33, 5, 1, bark[1]).rect(14, 34, 5, 1, bark[2]);
}

function paintFruit(picture: Bitmap, fruit: RampName, leaf: RampName): void {
  const skin = RAMPS[fruit];
  const colors = { a: skin[5], b: skin[3], c: skin[1], s: RAMPS[leaf][0] };
  for (const [x, y] of FRUIT_PLACES) picture.stamp(x - 1, y - 1, ['.sss', 'sabs', 'sbcs', '.ss.'], colors);
}

/** A round tree; `seed` shapes its leaves. */
export function drawTree(leaf: RampName, seed: number, fruit?: RampName): Bitmap {
  const tree = new Bitmap(WIDTH, HEIGHT);
  paintTrunk(tree);
  CROWN.forEach((clump, index) => {
    paintClump(tree, clump, RAMPS[leaf], seed + index * 1.7);
  });
  if (fruit) paintFruit(tree, fruit, leaf);
  const shadow = dropShadow(new Bitmap(WIDTH, HEIGHT), { x: 16.5, y: 39.5, rx: 12, ry: 3.6 });
  return shadow.draw(outlinedBy(tree, RAMPS[leaf][0], 0.25), 0, 0);
}
