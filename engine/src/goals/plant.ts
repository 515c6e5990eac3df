import { defineGoalKind } from './goal-kind.ts';

/** A held item planted in the ground. */
export const plantGoal = defineGoalKind({ action: 'plant', met: 'scored' });
