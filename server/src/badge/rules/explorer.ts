import { defineBadge } from '../badge.ts';

/** Five levels of others are complete. */
export const explorer = defineBadge({
  id: 'explorer',
  picture: 'item/canteen',
  metal: 'silver',
  need: 5,
  ofProgress: ({ completedOfOthers }) => completedOfOthers,
  examples: { enough: { completedOfOthers: 5 }, tooLittle: { completedOfOthers: 4 } },
});
