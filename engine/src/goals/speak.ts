import { defineGoalKind } from './goal-kind.ts';

/** A phrase said at a cell. */
export const speakGoal = defineGoalKind({ action: 'speak', met: 'scored' });
