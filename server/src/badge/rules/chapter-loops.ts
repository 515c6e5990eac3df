import { defineBadge } from '../badge.ts';

/** Every required level of the chapter is complete. */
export const chapterLoops = defineBadge({
  id: 'chapter-loops',
  picture: 'item/rope',
  metal: 'silver',
  need: 1,
  ofProgress: ({ chapters }) => chapters.filter((id) => id === 'python:3').length,
  examples: { enough: { chapters: ['python:3'] }, tooLittle: { chapters: ['python:4'] } },
});
