import { defineBadge } from '../badge.ts';

/** The student completed five levels by other players. */
export const explorer = defineBadge({
  id: 'explorer',
  picture: 'item/canteen',
  metal: 'silver',
  need: 5,
  ofProgress: ({ completedOfOthers }) => completedOfOthers,
  examples: { enough: { completedOfOthers: 5 }, tooLittle: { completedOfOthers: 4 } },
});
