import { defineBadge } from '../badge.ts';

/** Every required level of the chapter is complete. */
export const chapterFunctions = defineBadge({
  id: 'chapter-functions',
  picture: 'item/book',
  metal: 'silver',
  need: 1,
  ofProgress: ({ chapters }) => chapters.filter((id) => id === 'python:6').length,
  examples: { enough: { chapters: ['python:6'] }, tooLittle: { chapters: ['python:7'] } },
});
