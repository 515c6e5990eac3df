import { defineGoalKind } from './goal-kind.ts';

/** A message written at a cell. */
export const writeGoal = defineGoalKind({ action: 'write', met: 'scored' });
