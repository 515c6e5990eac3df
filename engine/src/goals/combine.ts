import { defineGoalKind } from './goal-kind.ts';

/** Goal: combine a product from its ingredients. */
export const combineGoal = defineGoalKind({ action: 'combine', met: 'scored' });
