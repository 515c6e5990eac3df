import { defineBadge } from '../badge.ts';

/** Every required level of the chapter is complete. */
export const chapterDecorators = defineBadge({
  id: 'chapter-decorators',
  picture: 'item/flowers',
  metal: 'gold',
  need: 1,
  chapter: 'advanced-python:6',
  ofProgress: ({ chapters }) => chapters.filter((id) => id === 'advanced-python:6').length,
  examples: { enough: { chapters: ['advanced-python:6'] }, tooLittle: { chapters: ['advanced-python:5'] } },
});
