import { defineGoalKind } from './goal-kind.ts';

/** Goal: display a value on a cell. */
export const displayGoal = defineGoalKind({ action: 'display', met: 'scored' });
