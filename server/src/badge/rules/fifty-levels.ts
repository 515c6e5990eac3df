import { defineBadge } from '../badge.ts';
import { doneLevels } from '../facts.ts';

/** Fifty levels are complete. */
export const fiftyLevels = defineBadge({
  id: 'fifty-levels',
  picture: 'item/star',
  metal: 'gold',
  need: 50,
  ofProgress: ({ levels }) => levels.length,
  examples: { enough: { levels: doneLevels(50) }, tooLittle: { levels: doneLevels(49) } },
});
