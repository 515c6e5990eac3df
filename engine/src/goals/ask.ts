import { defineGoalKind } from './goal-kind.ts';

/** The goal that a question is asked at a cell. The answer is not judged. */
export const askGoal = defineGoalKind({ action: 'ask', met: 'scored' });
