import { defineGoalKind } from './goal-kind.ts';

/** A cell stepped on. */
export const reachGoal = defineGoalKind({ action: 'reach', met: 'scored' });
