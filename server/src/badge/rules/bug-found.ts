import { defineBadge } from '../badge.ts';
import { doneLevels } from '../facts.ts';

/** The student fixed a program with a mistake. */
export const bugFound = defineBadge({
  id: 'bug-found',
  picture: 'item/lantern',
  metal: 'bronze',
  need: 1,
  ofProgress: ({ levels }) => levels.filter(({ role }) => role === 'fix').length,
  examples: {
    enough: { levels: doneLevels(1, { role: 'fix' }) },
    tooLittle: { levels: doneLevels(1, { role: 'boss' }) },
  },
});
