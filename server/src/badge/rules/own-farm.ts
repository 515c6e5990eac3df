import { defineBadge } from '../badge.ts';

/** Three gifts of levels have a place on the own farm. */
export const ownFarm = defineBadge({
  id: 'own-farm',
  picture: 'item/hay',
  metal: 'bronze',
  need: 3,
  ofProgress: ({ farmPlaces }) => farmPlaces,
  examples: { enough: { farmPlaces: 3 }, tooLittle: { farmPlaces: 2 } },
});
