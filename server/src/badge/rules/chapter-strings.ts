import { defineBadge } from '../badge.ts';

/** Every required level of the chapter is complete. */
export const chapterStrings = defineBadge({
  id: 'chapter-strings',
  picture: 'item/wool',
  metal: 'gold',
  need: 1,
  chapter: 'advanced-python:9',
  ofProgress: ({ chapters }) => chapters.filter((id) => id === 'advanced-python:9').length,
  examples: { enough: { chapters: ['advanced-python:9'] }, tooLittle: { chapters: ['advanced-python:8'] } },
});
