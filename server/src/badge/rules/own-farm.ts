import { defineBadge } from '../badge.ts';

/** The student put three gifts from levels on their own farm. */
export const ownFarm = defineBadge({
  id: 'own-farm',
  picture: 'item/hay',
  metal: 'bronze',
  need: 3,
  ofProgress: ({ farmPlaces }) => farmPlaces,
  examples: { enough: { farmPlaces: 3 }, tooLittle: { farmPlaces: 2 } },
});
