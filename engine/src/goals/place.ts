import { defineGoalKind } from './goal-kind.ts';

/** The goal that a held item is placed on a target. */
export const placeGoal = defineGoalKind({ action: 'place', met: 'scored' });
