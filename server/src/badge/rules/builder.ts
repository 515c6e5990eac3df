import { defineBadge } from '../badge.ts';

/** Something was built. */
export const builder = defineBadge({
  id: 'builder',
  picture: 'item/plank',
  metal: 'bronze',
  need: 1,
  ofRun: ({ commands }) => commands.filter((name) => name === 'build').length,
  examples: { enough: { commands: ['build'] }, tooLittle: { commands: ['collect'] } },
});
