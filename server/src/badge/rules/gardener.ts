import { defineBadge } from '../badge.ts';

/** A plant was watered. */
export const gardener = defineBadge({
  id: 'gardener',
  picture: 'item/wateringCan',
  metal: 'bronze',
  need: 1,
  ofRun: ({ commands }) => commands.filter((name) => name === 'water').length,
  examples: { enough: { commands: ['plant', 'water'] }, tooLittle: { commands: ['plant'] } },
});
