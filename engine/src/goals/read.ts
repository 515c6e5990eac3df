import { defineGoalKind } from './goal-kind.ts';

/** The goal that a sign, letter or mark is read at a cell. */
export const readGoal = defineGoalKind({ action: 'read', met: 'scored' });
