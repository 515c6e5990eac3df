import { defineBadge } from '../badge.ts';

/** Every required level of the chapter is complete. */
export const chapterAdvancedLists = defineBadge({
  id: 'chapter-advanced-lists',
  picture: 'item/gold',
  metal: 'gold',
  need: 1,
  ofProgress: ({ chapters }) => chapters.filter((id) => id === 'advanced-python:3').length,
  examples: { enough: { chapters: ['advanced-python:3'] }, tooLittle: { chapters: ['advanced-python:4'] } },
});
