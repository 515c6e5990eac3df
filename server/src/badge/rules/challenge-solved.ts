import { CHALLENGES } from '@hopcode/contract/level/challenges';
import { defineBadge } from '../badge.ts';
import { doneLevels } from '../facts.ts';

/** A challenge is complete. */
export const challengeSolved = defineBadge({
  id: 'challenge-solved',
  picture: 'ui/trophy',
  metal: 'gold',
  need: 1,
  ofProgress: ({ levels }) => levels.filter(({ courseId }) => courseId === CHALLENGES).length,
  examples: {
    enough: { levels: doneLevels(1, { courseId: CHALLENGES }) },
    tooLittle: { levels: doneLevels(1) },
  },
});
