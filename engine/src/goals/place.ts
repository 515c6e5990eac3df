import { defineGoalKind } from './goal-kind.ts';

/** A held item placed on a target. */
export const placeGoal = defineGoalKind({ action: 'place', met: 'scored' });
