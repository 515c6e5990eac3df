import type { Bitmap } from '../kit/bitmap.ts';
import { RAMPS } from '../kit/ramps.ts';
import { type CropName, drawCrop } from '../props/crops.ts';
import { drawSoil, drawWetSoil } from '../terrain/soil.ts';
import type { ThingDrawings } from './thing.ts';

const SEEDS_AT = [
  [4, 5],
  [9, 5],
  [6, 9],
  [11, 9],
] as const;

/** Heaps with a seed in each, on a patch of earth. */
function sown(patch: Bitmap): Bitmap {
  const { soil, cream } = RAMPS;
  for (const [x, y] of SEEDS_AT)
    patch.stamp(x - 1, y - 1, ['.ll.', 'lsll', 'dddd'], { l: soil[4], s: cream[3], d: soil[1] });
  return patch;
}

/** A crop stands as a sprout when it is planted, and ripe after watering. */
const crop = (name: CropName): ThingDrawings[string] => ({
  states: { planted: () => drawCrop(name, 0), wet: () => drawCrop(name, 2) },
});

/** Dug plots and what grows on them. */
export const PLOT_DRAWINGS: ThingDrawings = {
  soil: {
    states: {
      there: () => drawSoil(0, 0, 0),
      planted: () => sown(drawSoil(0, 0, 0)),
      wet: () => sown(drawWetSoil(0, 0, 0)),
    },
  },
  carrotCrop: crop('carrot'),
  potatoCrop: crop('potato'),
  cornCrop: crop('corn'),
  pumpkinCrop: crop('pumpkin'),
  tomatoCrop: crop('tomato'),
  cabbageCrop: crop('cabbage'),
  wheatCrop: crop('wheat'),
  strawberryCrop: crop('strawberry'),
  radishCrop: crop('radish'),
};
