import { defineGoalKind } from './goal-kind.ts';

/** The goal that a chest, door, gate or oven is opened from a cell. */
export const openGoal = defineGoalKind({ action: 'open', met: 'scored' });
