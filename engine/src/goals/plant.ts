import { defineGoalKind } from './goal-kind.ts';

/** The goal that a held item is planted in the ground. */
export const plantGoal = defineGoalKind({ action: 'plant', met: 'scored' });
