import { defineGoalKind } from './goal-kind.ts';

/** Goal: water a target from a cell. */
export const waterGoal = defineGoalKind({ action: 'water', met: 'scored' });
