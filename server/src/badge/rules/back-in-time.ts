import { defineBadge } from '../badge.ts';

/** A mistake was found by moving back in time. */
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
