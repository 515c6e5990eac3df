import { defineGoalKind } from './goal-kind.ts';

/** Goal: read a sign, letter or mark on a cell. */
export const readGoal = defineGoalKind({ action: 'read', met: 'scored' });
