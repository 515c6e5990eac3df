import { defineGoalKind } from './goal-kind.ts';

/** Goal: ask a question on a cell. The answer is not judged. */
export const askGoal = defineGoalKind({ action: 'ask', met: 'scored' });
