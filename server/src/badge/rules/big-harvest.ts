import { defineBadge } from '../badge.ts';

/** One program picked up ten things. */
export const bigHarvest = defineBadge({
  id: 'big-harvest',
  picture: 'item/basket',
  metal: 'silver',
  need: 10,
  ofRun: ({ collected }) => Object.values(collected).reduce((sum, count) => sum + count, 0),
  examples: { enough: { collected: { carrot: 6, apple: 4 } }, tooLittle: { collected: { carrot: 9 } } },
});
