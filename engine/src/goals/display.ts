import { defineGoalKind } from './goal-kind.ts';

/** The goal that a value is shown at a cell. */
export const displayGoal = defineGoalKind({ action: 'display', met: 'scored' });
