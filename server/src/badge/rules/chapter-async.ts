import { defineBadge } from '../badge.ts';

/** Every required level of the chapter is complete. */
export const chapterAsync = defineBadge({
  id: 'chapter-async',
  picture: 'item/water',
  metal: 'gold',
  need: 1,
  chapter: 'advanced-python:4',
  ofProgress: ({ chapters }) => chapters.filter((id) => id === 'advanced-python:4').length,
  examples: { enough: { chapters: ['advanced-python:4'] }, tooLittle: { chapters: ['advanced-python:3'] } },
});
