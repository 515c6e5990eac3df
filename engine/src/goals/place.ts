import { defineGoalKind } from './goal-kind.ts';

/** Goal: place a held item on a target. */
export const placeGoal = defineGoalKind({ action: 'place', met: 'scored' });
