import { defineBadge } from '../badge.ts';

/** Every required level of the chapter is complete. */
export const chapterClasses = defineBadge({
  id: 'chapter-classes',
  picture: 'item/cake',
  metal: 'gold',
  need: 1,
  ofProgress: ({ chapters }) => chapters.filter((id) => id === 'python:8').length,
  examples: { enough: { chapters: ['python:8'] }, tooLittle: { chapters: ['python:9'] } },
});
