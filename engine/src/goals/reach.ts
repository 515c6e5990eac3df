import { defineGoalKind } from './goal-kind.ts';

/** The goal that the character steps on a cell. */
export const reachGoal = defineGoalKind({ action: 'reach', met: 'scored' });
