import { defineGoalKind } from './goal-kind.ts';

/** Goal: step on a cell. */
export const reachGoal = defineGoalKind({ action: 'reach', met: 'scored' });
