import { defineBadge } from '../badge.ts';

/** Every required level of the chapter is complete. */
export const chapterLists = defineBadge({
  id: 'chapter-lists',
  picture: 'item/apple',
  metal: 'silver',
  need: 1,
  ofProgress: ({ chapters }) => chapters.filter((id) => id === 'python:4').length,
  examples: { enough: { chapters: ['python:4'] }, tooLittle: { chapters: ['python:5'] } },
});
