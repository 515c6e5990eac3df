import { defineGoalKind } from './goal-kind.ts';

/** A question asked at a cell; the answer is not judged. */
export const askGoal = defineGoalKind({ action: 'ask', met: 'scored' });
