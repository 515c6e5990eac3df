import { defineGoalKind } from './goal-kind.ts';

/** Something pushed from a cell, or pushed to lie on a target cell. */
export const pushGoal = defineGoalKind({ action: 'push', met: 'scored' });
