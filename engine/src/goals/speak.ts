import { defineGoalKind } from './goal-kind.ts';

/** The goal that a phrase is said at a cell. */
export const speakGoal = defineGoalKind({ action: 'speak', met: 'scored' });
