import { defineBadge } from '../badge.ts';

/** Every required level of the chapter is complete. */
export const chapterMath = defineBadge({
  id: 'chapter-math',
  picture: 'item/cup',
  metal: 'gold',
  need: 1,
  chapter: 'advanced-python:8',
  ofProgress: ({ chapters }) => chapters.filter((id) => id === 'advanced-python:8').length,
  examples: { enough: { chapters: ['advanced-python:8'] }, tooLittle: { chapters: ['advanced-python:7'] } },
});
