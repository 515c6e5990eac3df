import { defineGoalKind } from './goal-kind.ts';

/** A sign, letter or mark read at a cell. */
export const readGoal = defineGoalKind({ action: 'read', met: 'scored' });
