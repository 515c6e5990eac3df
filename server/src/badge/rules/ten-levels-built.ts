import { defineBadge } from '../badge.ts';

/** The student built and completed ten levels. */
export const tenLevelsBuilt = defineBadge({
  id: 'ten-levels-built',
  picture: 'item/stone',
  metal: 'gold',
  need: 10,
  ofProgress: ({ built }) => built,
  examples: { enough: { built: 10 }, tooLittle: { built: 9 } },
});
