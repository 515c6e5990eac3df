import { defineBadge } from '../badge.ts';
import { doneLevels } from '../facts.ts';

/** Ten levels are complete. */
export const tenLevels = defineBadge({
  id: 'ten-levels',
  picture: 'ui/star',
  metal: 'bronze',
  need: 10,
  ofProgress: ({ levels }) => levels.length,
  examples: { enough: { levels: doneLevels(10) }, tooLittle: { levels: doneLevels(9) } },
});
