import { defineBadge } from '../badge.ts';

/** A carrot was picked up. */
export const firstCarrot = defineBadge({
  id: 'first-carrot',
  picture: 'item/carrot',
  metal: 'bronze',
  need: 1,
  ofRun: ({ collected }) => collected.carrot ?? 0,
  examples: { enough: { collected: { carrot: 1 } }, tooLittle: { collected: { apple: 3 } } },
});
