import { defineBadge } from '../badge.ts';
import { doneLevels } from '../facts.ts';

/** All optional levels of a chapter are complete. */
export const allExtras = defineBadge({
  id: 'all-extras',
  picture: 'ui/medal-gold',
  metal: 'gold',
  need: 1,
  ofProgress: ({ chaptersOfExtras }) => chaptersOfExtras.length,
  examples: {
    enough: { chaptersOfExtras: ['python:3'] },
    tooLittle: { levels: doneLevels(1, { role: 'extra' }), chapters: ['python:3'] },
  },
});
