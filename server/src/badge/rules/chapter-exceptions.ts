import { defineBadge } from '../badge.ts';

/** Every required level of the chapter is complete. */
export const chapterExceptions = defineBadge({
  id: 'chapter-exceptions',
  picture: 'item/nail',
  metal: 'gold',
  need: 1,
  chapter: 'advanced-python:7',
  ofProgress: ({ chapters }) => chapters.filter((id) => id === 'advanced-python:7').length,
  examples: { enough: { chapters: ['advanced-python:7'] }, tooLittle: { chapters: ['advanced-python:6'] } },
});
