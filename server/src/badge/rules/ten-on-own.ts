import { defineBadge } from '../badge.ts';
import { doneLevels } from '../facts.ts';

/** The student completed ten levels without code from the owl. */
export const tenOnOwn = defineBadge({
  id: 'ten-on-own',
  picture: 'item/heart',
  metal: 'silver',
  need: 10,
  ofProgress: ({ levels }) => levels.filter(({ own }) => own).length,
  examples: {
    enough: { levels: doneLevels(10, { own: true }) },
    tooLittle: { levels: [...doneLevels(9, { own: true }), ...doneLevels(1)] },
  },
});
