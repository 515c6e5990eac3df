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

const BED = { inset: 1, radius: 5, wobble: 0.3 };
const ALONE = 0;

/** A dug patch: a rim of thrown-up earth around loose ground with clods. */
const drawBed = (earth: Ramp): Bitmap =>
  borderedTile(ALONE, BED, (x, y, { distance, inwardX, inwardY }) => {
    if (distance < 1.1) return earth[1];
    if (distance < 2.6) return inwardX + inwardY > 0.3 ? earth[4] : earth[3];
    const clod = noise(x, y, 5);
    if (clod > 0.9) return earth[4];
    return clod > 0.76 || distance < 3.6 ? earth[1] : earth[2];
  });

/** Heaps with a seed in each, on a bed. */
function sown(bed: Bitmap): Bitmap {
  const { soil, cream } = RAMPS;
  for (const [x, y] of SEEDS_AT)
    bed.stamp(x - 1, y - 1, ['.ll.', 'lsll', 'dddd'], { l: soil[4], s: cream[3], d: soil[1] });
  return bed;
}

/** A crop stands as a sprout when it is planted, and ripe after watering. */
const crop = (name: CropName): ThingDrawings[string] => ({
  states: { planted: () => drawCrop(name, 0), wet: () => drawCrop(name, 2) },
});

/** Dug plots and what grows on them. */
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
