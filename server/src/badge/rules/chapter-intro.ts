import { defineBadge } from '../badge.ts';

/** Every required level of the chapter is complete. */
export const chapterIntro = defineBadge({
  id: 'chapter-intro',
  picture: 'item/key',
  metal: 'bronze',
  need: 1,
  ofProgress: ({ chapters }) => chapters.filter((id) => id === 'python:1').length,
  examples: { enough: { chapters: ['python:1'] }, tooLittle: { chapters: ['python:2'] } },
});
