import { defineBadge } from '../badge.ts';

/** The character spoke. */
export const firstWords = defineBadge({
  id: 'first-words',
  picture: 'item/letter',
  metal: 'bronze',
  need: 1,
  ofRun: ({ commands }) => commands.filter((name) => name === 'speak').length,
  examples: { enough: { commands: ['speak'] }, tooLittle: { commands: ['move_forward'] } },
});
