import type { Bitmap } from '../kit/bitmap.ts';
import type { Ramp } from '../kit/color.ts';
import { noise } from '../kit/noise.ts';
import { RAMPS } from '../kit/ramps.ts';
import { type CropName, drawCrop } from '../props/crops.ts';
import { borderedTile } from '../terrain/ground.ts';
import { WET_EARTH } from '../terrain/soil.ts';
import type { ThingDrawings } from './thing.ts';

const SEEDS_AT = [
  [4, 5],
  [9, 5],
  [6, 9],
  [11, 9],
] as const;

const BED = { inset: 1, radius: 3, wobble: 0.5 };
const ALONE = 0;

/** The shades of a furrow, from its top to its bottom. */
const FURROW = [4, 3, 2, 1] as const;

/** A dug patch with four furrows, level with the ground around it. */
const drawBed = (earth: Ramp): Bitmap =>
  borderedTile(ALONE, BED, (x, y, { distance }) => {
    if (distance < 1.1) return earth[1];
    const bend = noise(x >> 2, y >> 2, 5) > 0.6 ? 1 : 0;
    return earth[FURROW[(y + bend) % 4] ?? 2];
  });

/** A bed with heaps, each with a seed. */
function sown(bed: Bitmap): Bitmap {
  const { soil, cream } = RAMPS;
  for (const [x, y] of SEEDS_AT)
    bed.stamp(x - 1, y - 1, ['.ll.', 'lsll', 'dddd'], { l: soil[4], s: cream[3], d: soil[1] });
  return bed;
}

/** When a crop is planted, it is a sprout; after watering it is ripe. */
const crop = (name: CropName): ThingDrawings[string] => ({
  states: { planted: () => drawCrop(name, 0), wet: () => drawCrop(name, 2) },
});

/** Dug plots and the crops on them. */
export const PLOT_DRAWINGS: ThingDrawings = {
  soil: {
    states: {
      there: () => drawBed(RAMPS.soil),
      planted: () => sown(drawBed(RAMPS.soil)),
      wet: () => sown(drawBed(WET_EARTH)),
    },
  },
  carrotCrop: crop('carrot'),
  cornCrop: crop('corn'),
  pumpkinCrop: crop('pumpkin'),
  tomatoCrop: crop('tomato'),
  cabbageCrop: crop('cabbage'),
  wheatCrop: crop('wheat'),
  radishCrop: crop('radish'),
};
