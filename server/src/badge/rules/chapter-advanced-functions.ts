import { defineBadge } from '../badge.ts';

/** Every required level of the chapter is complete. */
export const chapterAdvancedFunctions = defineBadge({
  id: 'chapter-advanced-functions',
  picture: 'item/iron',
  metal: 'gold',
  need: 1,
  ofProgress: ({ chapters }) => chapters.filter((id) => id === 'advanced-python:2').length,
  examples: { enough: { chapters: ['advanced-python:2'] }, tooLittle: { chapters: ['advanced-python:3'] } },
});
