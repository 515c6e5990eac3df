import { defineBadge } from '../badge.ts';

/** Every required level of the chapter is complete. */
export const chapterDictionaries = defineBadge({
  id: 'chapter-dictionaries',
  picture: 'item/map',
  metal: 'gold',
  need: 1,
  ofProgress: ({ chapters }) => chapters.filter((id) => id === 'python:7').length,
  examples: { enough: { chapters: ['python:7'] }, tooLittle: { chapters: ['python:8'] } },
});
