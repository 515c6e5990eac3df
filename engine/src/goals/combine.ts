import { defineGoalKind } from './goal-kind.ts';

/** The goal that a product is combined from its ingredients. */
export const combineGoal = defineGoalKind({ action: 'combine', met: 'scored' });
