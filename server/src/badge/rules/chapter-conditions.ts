import { defineBadge } from '../badge.ts';

/** Every required level of the chapter is complete. */
export const chapterConditions = defineBadge({
  id: 'chapter-conditions',
  picture: 'item/bell',
  metal: 'silver',
  need: 1,
  ofProgress: ({ chapters }) => chapters.filter((id) => id === 'python:5').length,
  examples: { enough: { chapters: ['python:5'] }, tooLittle: { chapters: ['python:6'] } },
});
