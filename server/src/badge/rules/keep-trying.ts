import { defineBadge } from '../badge.ts';
import { doneLevels } from '../facts.ts';

/** The student completed a level after trying four other programs. */
export const keepTrying = defineBadge({
  id: 'keep-trying',
  picture: 'item/hoe',
  metal: 'silver',
  need: 1,
  ofProgress: ({ levels }) => levels.filter(({ programs }) => programs >= 5).length,
  examples: {
    enough: { levels: doneLevels(1, { programs: 5 }) },
    tooLittle: { levels: doneLevels(1, { programs: 4 }) },
  },
});
