import { defineBadge } from '../badge.ts';

/** Every required level of the chapter is complete. */
export const chapterAdvancedClasses = defineBadge({
  id: 'chapter-advanced-classes',
  picture: 'item/whiteEgg',
  metal: 'gold',
  need: 1,
  chapter: 'advanced-python:5',
  ofProgress: ({ chapters }) => chapters.filter((id) => id === 'advanced-python:5').length,
  examples: { enough: { chapters: ['advanced-python:5'] }, tooLittle: { chapters: ['advanced-python:4'] } },
});
