import { defineGoalKind } from './goal-kind.ts';

/** Goal: close a chest, door, gate or oven from a cell. */
export const closeGoal = defineGoalKind({ action: 'close', met: 'scored' });
