import { defineGoalKind } from './goal-kind.ts';

/** Goal: open a chest, door, gate or oven from a cell. */
export const openGoal = defineGoalKind({ action: 'open', met: 'scored' });
