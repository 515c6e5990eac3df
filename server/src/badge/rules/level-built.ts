import { defineBadge } from '../badge.ts';

/** The student built a level and completed it. */
export const levelBuilt = defineBadge({
  id: 'level-built',
  picture: 'item/brick',
  metal: 'bronze',
  need: 1,
  ofProgress: ({ built }) => built,
  examples: { enough: { built: 1 }, tooLittle: { built: 0 } },
});
