import { defineGoalKind } from './goal-kind.ts';

/** A question that is asked at a cell. The answer is not judged. */
export const askGoal = defineGoalKind({ action: 'ask', met: 'scored' });
