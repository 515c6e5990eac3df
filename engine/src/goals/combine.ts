import { defineGoalKind } from './goal-kind.ts';

/** A product made of its ingredients. */
export const combineGoal = defineGoalKind({ action: 'combine', met: 'scored' });
