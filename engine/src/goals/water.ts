import { defineGoalKind } from './goal-kind.ts';

/** A target watered from a cell. */
export const waterGoal = defineGoalKind({ action: 'water', met: 'scored' });
