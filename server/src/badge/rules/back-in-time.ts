import { defineBadge } from '../badge.ts';

/** The student completed a level after moving back in time in an earlier run. */
export const backInTime = defineBadge({
  id: 'back-in-time',
  picture: 'item/emptyJar',
  metal: 'silver',
  need: 1,
  ofRun: ({ lookedBack }) => Number(lookedBack),
  examples: {
    enough: { lookedBack: true },
    tooLittle: {},
  },
});
