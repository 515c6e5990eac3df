import { defineBadge } from '../badge.ts';
import { doneLevels } from '../facts.ts';

/** The student's first program for a level completed it. */
export const firstTry = defineBadge({
  id: 'first-try',
  picture: 'item/goldenEgg',
  metal: 'silver',
  need: 1,
  ofProgress: ({ levels }) => levels.filter(({ programs }) => programs === 1).length,
  examples: {
    enough: { levels: doneLevels(1, { programs: 1 }) },
    tooLittle: { levels: doneLevels(1, { programs: 2 }) },
  },
});
