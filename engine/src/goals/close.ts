import { defineGoalKind } from './goal-kind.ts';

/** A chest, door, gate or oven closed from a cell. */
export const closeGoal = defineGoalKind({ action: 'close', met: 'scored' });
