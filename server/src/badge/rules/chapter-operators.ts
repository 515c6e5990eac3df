import { defineBadge } from '../badge.ts';

/** Every required level of the chapter is complete. */
export const chapterOperators = defineBadge({
  id: 'chapter-operators',
  picture: 'item/coin',
  metal: 'bronze',
  need: 1,
  ofProgress: ({ chapters }) => chapters.filter((id) => id === 'python:2').length,
  examples: { enough: { chapters: ['python:2'] }, tooLittle: { chapters: ['python:3'] } },
});
