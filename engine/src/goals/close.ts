import { defineGoalKind } from './goal-kind.ts';

/** The goal that a chest, door, gate or oven is closed from a cell. */
export const closeGoal = defineGoalKind({ action: 'close', met: 'scored' });
