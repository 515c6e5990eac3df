import { defineGoalKind } from './goal-kind.ts';

/** Goal: say a phrase on a cell. */
export const speakGoal = defineGoalKind({ action: 'speak', met: 'scored' });
