import { defineBadge } from '../badge.ts';
import { doneLevels } from '../facts.ts';

/** One optional level is complete. */
export const firstExtra = defineBadge({
  id: 'first-extra',
  picture: 'ui/medal-silver',
  metal: 'silver',
  need: 1,
  ofProgress: ({ levels }) => levels.filter(({ role }) => role === 'extra').length,
  examples: {
    enough: { levels: doneLevels(1, { role: 'extra' }) },
    tooLittle: { levels: doneLevels(20, { role: 'boss' }) },
  },
});
