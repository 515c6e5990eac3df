import { thingKind } from './thing-kind.ts';

const crop = { waterable: true, appearsAfter: ['plant'] } as const;

/**
 * Plots and crops: a plot is dug, planted and watered; a crop appears when it is planted and grows when
 * watered.
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
