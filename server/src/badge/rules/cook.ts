import { defineBadge } from '../badge.ts';

/** Things were combined into a new thing. */
export const cook = defineBadge({
  id: 'cook',
  picture: 'item/pie',
  metal: 'bronze',
  need: 1,
  ofRun: ({ commands }) => commands.filter((name) => name === 'combine').length,
  examples: { enough: { commands: ['combine'] }, tooLittle: { commands: ['collect'] } },
});
