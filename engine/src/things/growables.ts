import type { CollectableType } from './collectables.ts';
import { thingKind } from './thing-kind.ts';

const crop = { waterable: true, appearsAfter: ['plant'] } as const;

/** What a ripe crop gives, and the seeds from which it grows. */
export const CROPS = [
  { crop: 'carrotCrop', seeds: 'carrotSeeds', harvest: 'carrot' },
  { crop: 'tomatoCrop', seeds: 'tomatoSeeds', harvest: 'tomato' },
  { crop: 'cabbageCrop', seeds: 'cabbageSeeds', harvest: 'cabbage' },
  { crop: 'wheatCrop', seeds: 'wheatSeeds', harvest: 'wheat' },
  { crop: 'cornCrop', seeds: 'cornSeeds', harvest: 'corn' },
  { crop: 'pumpkinCrop', seeds: 'pumpkinSeeds', harvest: 'pumpkin' },
  { crop: 'radishCrop', seeds: 'radishSeeds', harvest: 'radish' },
] as const satisfies readonly {
  readonly crop: string;
  readonly seeds: CollectableType;
  readonly harvest: CollectableType;
}[];

/**
 * Plots and crops. A plot is dug, planted and watered. A crop appears when it is planted, and grows when it is watered.
 */
export const GROWABLES = [
  thingKind('soil', ['there', 'planted', 'wet'], { waterable: true }),
  thingKind('carrotCrop', ['planted', 'wet'], crop),
  thingKind('tomatoCrop', ['planted', 'wet'], crop),
  thingKind('cabbageCrop', ['planted', 'wet'], crop),
  thingKind('wheatCrop', ['planted', 'wet'], crop),
  thingKind('cornCrop', ['planted', 'wet'], crop),
  thingKind('pumpkinCrop', ['planted', 'wet'], crop),
  thingKind('radishCrop', ['planted', 'wet'], crop),
];
