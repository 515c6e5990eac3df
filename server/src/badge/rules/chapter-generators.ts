import { defineBadge } from '../badge.ts';

/** Every required level of the chapter is complete. */
export const chapterGenerators = defineBadge({
  id: 'chapter-generators',
  picture: 'item/bottle',
  metal: 'gold',
  need: 1,
  ofProgress: ({ chapters }) => chapters.filter((id) => id === 'advanced-python:1').length,
  examples: { enough: { chapters: ['advanced-python:1'] }, tooLittle: { chapters: ['advanced-python:2'] } },
});
