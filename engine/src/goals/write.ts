import { defineGoalKind } from './goal-kind.ts';

/** Goal: write a message on a cell. */
export const writeGoal = defineGoalKind({ action: 'write', met: 'scored' });
