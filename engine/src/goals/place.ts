import { defineGoalKind } from './goal-kind.ts';

/** Something held put onto a target. */
export const placeGoal = defineGoalKind({ action: 'place', met: 'scored' });
