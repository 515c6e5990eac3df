import { defineGoalKind } from './goal-kind.ts';

/** Something held put into the ground. */
export const plantGoal = defineGoalKind({ action: 'plant', met: 'scored' });
