import { defineGoalKind } from './goal-kind.ts';

/** A product combined from its ingredients. */
export const combineGoal = defineGoalKind({ action: 'combine', met: 'scored' });
