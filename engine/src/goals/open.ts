import { defineGoalKind } from './goal-kind.ts';

/** A chest, door, gate or oven opened from a cell. */
export const openGoal = defineGoalKind({ action: 'open', met: 'scored' });
