import { defineGoalKind } from './goal-kind.ts';

/** A value shown at a cell. */
export const displayGoal = defineGoalKind({ action: 'display', met: 'scored' });
