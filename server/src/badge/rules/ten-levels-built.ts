import { defineBadge } from '../badge.ts';

/** Ten levels were built. */
export const tenLevelsBuilt = defineBadge({
  id: 'ten-levels-built',
  picture: 'item/stone',
  metal: 'gold',
  need: 10,
  ofProgress: ({ built }) => built,
  examples: { enough: { built: 10 }, tooLittle: { built: 9 } },
});
