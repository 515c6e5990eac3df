import { defineGoalKind } from './goal-kind.ts';

/** Goal: plant a held item in the ground. */
export const plantGoal = defineGoalKind({ action: 'plant', met: 'scored' });
