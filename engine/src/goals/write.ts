import { defineGoalKind } from './goal-kind.ts';

/** The goal that a message is written at a cell. */
export const writeGoal = defineGoalKind({ action: 'write', met: 'scored' });
