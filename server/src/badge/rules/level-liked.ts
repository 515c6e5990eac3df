import { defineBadge } from '../badge.ts';

/** Other players like a level by the student. */
export const levelLiked = defineBadge({
  id: 'level-liked',
  picture: 'ui/heart',
  metal: 'silver',
  need: 1,
  ofProgress: ({ likes }) => likes,
  examples: { enough: { likes: 1 }, tooLittle: { likes: 0 } },
});
