import { defineBadge } from '../badge.ts';
import { doneLevels } from '../facts.ts';

/** Ten levels have the third star. */
export const tenNeat = defineBadge({
  id: 'ten-neat',
  picture: 'item/scroll',
  metal: 'silver',
  need: 10,
  ofProgress: ({ levels }) => levels.filter(({ neat }) => neat).length,
  examples: {
    enough: { levels: doneLevels(10, { neat: true }) },
    tooLittle: { levels: [...doneLevels(9, { neat: true }), ...doneLevels(1)] },
  },
});
