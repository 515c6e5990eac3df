import { defineBadge } from '../badge.ts';

/** Every required level of the chapter is complete. */
export const chapterSerialization = defineBadge({
  id: 'chapter-serialization',
  picture: 'item/leather',
  metal: 'gold',
  need: 1,
  chapter: 'advanced-python:10',
  ofProgress: ({ chapters }) => chapters.filter((id) => id === 'advanced-python:10').length,
  examples: { enough: { chapters: ['advanced-python:10'] }, tooLittle: { chapters: ['advanced-python:9'] } },
});
