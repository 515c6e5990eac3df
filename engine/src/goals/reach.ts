import { defineGoalKind } from './goal-kind.ts';

/** A cell that the character steps on. */
export const reachGoal = defineGoalKind({ action: 'reach', met: 'scored' });
